import type { LiveRecord } from '#app/api/contract/live.ts'
import { feedRate, setFeedRate } from './feedRate.ts'
import feed from './fixtures/feed.json'

/** Ends each record of the hub's protocol. */
const END = '\u001e'

/** Milliseconds between two messages, and between two pings. */
const TICK = 50
const PING = 10_000

const invocation = (target: string, argument: unknown) =>
  JSON.stringify({ type: 1, target, arguments: [argument] }) + END

/** Connected sockets, so that a story can send messages; after a break new ones are refused. */
const sockets = new Set<StandInSocket>()
let refuses = false

/** The hub's negotiation response. */
export const negotiation = (): Response =>
  refuses
    ? new Response('', { status: 503 })
    : Response.json({
        negotiateVersion: 1,
        connectionId: 'story',
        connectionToken: 'story',
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      })

/** A simulated connection to the live hub: speaks its protocol, and plays the recorded updates. */
class StandInSocket {
  static readonly OPEN = 1
  readyState = 0
  binaryType = 'blob'
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #pings: ReturnType<typeof setInterval> | undefined
  #sent = 0
  #due = 0
  #shaken = false

  constructor() {
    sockets.add(this)
    setTimeout(() => {
      this.readyState = StandInSocket.OPEN
      this.onopen?.()
    })
  }

  send(): void {
    if (this.#shaken) return
    this.#shaken = true
    setTimeout(() => {
      this.say(`{}${END}`)
      this.say(invocation('init', feed.init))
      this.#timer = setInterval(() => this.#play(), TICK)
      this.#pings = setInterval(() => this.say(`{"type":6}${END}`), PING)
    })
  }

  /** Sends the due updates, in a loop. */
  #play(): void {
    this.#due += ((feedRate() ?? 0) * TICK) / 1000
    const updates: string[] = []
    for (; this.#due >= 1; this.#due -= 1, this.#sent += 1) {
      const update = feed.updates[this.#sent % feed.updates.length]
      updates.push(invocation('updateTable', { ...update, Version: 1_000_000 + this.#sent }))
    }
    if (updates.length > 0) this.say(updates.join(''))
  }

  say(data: string): void {
    this.onmessage?.({ data })
  }

  close(): void {
    clearInterval(this.#timer)
    clearInterval(this.#pings)
    sockets.delete(this)
    this.readyState = 3
    this.onclose?.({ code: 1006, reason: '', wasClean: false })
  }
}

/** Sends an update of one table. */
export function pushTable(update: LiveRecord): void {
  for (const socket of sockets) socket.say(invocation('updateTable', update))
}

/** Breaks all connections, and refuses new ones. */
export function breakHub(): void {
  refuses = true
  for (const socket of [...sockets]) socket.close()
}

/** Simulates the hub with `rate` updates a second, until the returned function is called. */
export function beginFeed(rate: number | undefined): () => void {
  const { WebSocket } = window
  setFeedRate(rate)
  refuses = false
  if (rate !== undefined) Object.assign(window, { WebSocket: StandInSocket })
  return () => {
    Object.assign(window, { WebSocket })
    setFeedRate(undefined)
  }
}
