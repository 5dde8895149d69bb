import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { hasRoom } from '#app/domain/live/table.ts'
import { tell } from '#app/platform/notices/tell.ts'
import type { Visit } from '#app/platform/visit.ts'
import { followTable, liveTables } from './liveFeed.ts'

/** Tables that a visitor may watch at a time (LIV-10). */
const MAX_WATCHED = 3

/** How long an offer of a seat stays: time to return from another tab, before the seat is taken. */
const OFFER_TIMEOUT = seconds(30)

const stops = new Map<string, () => void>()

/** Codes of the watched tables; not stored beyond the visit. */
export const watched = createExternalStore<readonly string[]>([])

export type WatchedTable = {
  code: string
  name: string
  /** Address of the hub. */
  hub: string
  /** Navigates to the table. */
  play: () => void
}

function forget(code: string): void {
  stops.get(code)?.()
  stops.delete(code)
  watched.set([...stops.keys()])
}

/** Shows a notice that the table has a free seat, with an action to play. */
function offer(visit: Visit, { code, name, play }: WatchedTable, wasOpen: boolean): void {
  forget(code)
  void tell(visit, (words) => ({
    type: 'success',
    id: `masa-${code}`,
    title: name,
    text: words(wasOpen ? 'live.watch.room' : 'live.watch.open'),
    actionText: words('live.watch.play'),
    action: play,
    timeout: OFFER_TIMEOUT,
  }))
}

function begin(visit: Visit, table: WatchedTable): void {
  const { code, hub } = table
  let wasOpen = liveTables.get(code)?.open === true
  const stop = followTable(code, hub, () => {
    const now = liveTables.get(code)
    if (now && hasRoom(now)) offer(visit, table, wasOpen)
    else if (now) wasOpen = now.open
  })
  stops.set(code, stop)
  watched.set([...stops.keys()])
}

const refuse = (visit: Visit) =>
  void tell(visit, (words) => ({
    type: 'info',
    title: words('live.watch.most'),
    text: words('live.watch.mostText'),
  }))

/** Starts or stops watching a full or closed table. A notice refuses a fourth one. */
export function toggleWatch(visit: Visit, table: WatchedTable): void {
  const { code } = table
  if (stops.has(code)) forget(code)
  else if (stops.size < MAX_WATCHED) begin(visit, table)
  else refuse(visit)
}
