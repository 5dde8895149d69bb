import { hasRoom } from '#app/domain/live/table.ts'
import { seconds } from '#app/lib/durations.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { tell } from '#app/notices/tell.ts'
import { followTable, liveTables } from './liveFeed.ts'

/** Tables that may be waited for at a time (LIV-10). */
const MOST = 3

/** Long enough to come back from another tab; the seat may be gone after it. */
const OFFER = seconds(30)

const stops = new Map<string, () => void>()

/** Codes of the tables that somebody waits for; they end with the visit. */
export const watched = createExternalStore<readonly string[]>([])

export type WatchedTable = {
  code: string
  name: string
  /** Address of the hub. */
  hub: string
  /** Leads to the table. */
  play: () => void
}

function forget(code: string): void {
  stops.get(code)?.()
  stops.delete(code)
  watched.set([...stops.keys()])
}

/** Says once that there is room at the table, with the way to it. */
function offer({ code, name, play }: WatchedTable, wasOpen: boolean): void {
  forget(code)
  void tell((words) => ({
    type: 'success',
    id: `masa-${code}`,
    title: name,
    text: words(wasOpen ? 'live.watch.room' : 'live.watch.open'),
    actionText: words('live.watch.play'),
    action: play,
    timeout: OFFER,
  }))
}

function begin(table: WatchedTable): void {
  const { code, hub } = table
  let wasOpen = liveTables.get(code)?.open === true
  const stop = followTable(code, hub, () => {
    const now = liveTables.get(code)
    if (now && hasRoom(now)) offer(table, wasOpen)
    else if (now) wasOpen = now.open
  })
  stops.set(code, stop)
  watched.set([...stops.keys()])
}

const refuse = () =>
  void tell((words) => ({
    type: 'info',
    title: words('live.watch.most'),
    text: words('live.watch.mostText'),
  }))

/** Waits for room at a full or closed table, or no longer. A fourth one is refused in words. */
export function toggleWatch(table: WatchedTable): void {
  const { code } = table
  if (stops.has(code)) forget(code)
  else if (stops.size < MOST) begin(table)
  else refuse()
}
