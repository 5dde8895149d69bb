/** The hub's data of a table, not validated. */
export type Raw = {
  ImsGameCode: string
  Language?: string
  Status?: string
  SeatsAvailability?: Record<string, boolean>
  Dealer?: { DealerName?: string }
  Limits?: { Min: number; Max: number }
  PlayersSeated?: number
}

type Message = { type?: number; target?: string; arguments?: [Raw[] | Raw] }

const RECORD_END = '\u001e'
const INVOCATION = 1
const PING = `{"type":6}${RECORD_END}`
/** Milliseconds between pings; a hub disconnects silent clients. */
const KEEP_ALIVE = 15_000

/** Number of tables in view. */
export const SHOWN = 60

/** The tables that the site's page has in view too: the first Romanian ones. */
export const shownOf = (tables: Iterable<Raw>): Raw[] =>
  [...tables].filter(({ Language }) => Language === 'ro').slice(0, SHOWN)

/** The table with the fields of an update. */
export const merged = (known: Raw | undefined, update: Raw): Raw => ({ ...known, ...update })

/** Connects to the hub without a client library, and passes on every message: whole lists and single updates. */
export async function openRaw(hub: string, onMessage: (records: (Raw[] | Raw)[]) => void): Promise<void> {
  const answer = await fetch(`${hub}/negotiate?negotiateVersion=1`, { method: 'POST' })
  const { connectionToken } = (await answer.json()) as { connectionToken: string }
  const socket = new WebSocket(`${hub.replace(/^http/, 'ws')}?id=${connectionToken}`)
  socket.onopen = () => {
    socket.send(`{"protocol":"json","version":1}${RECORD_END}`)
    setInterval(() => socket.send(PING), KEEP_ALIVE)
  }
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const messages = data.split(RECORD_END).flatMap((text) => (text ? [JSON.parse(text) as Message] : []))
    onMessage(messages.flatMap(({ type, arguments: said }) => (type === INVOCATION && said ? [said[0]] : [])))
  }
}
