import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { hasRoom } from '#app/domain/live/table.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createLiveFeed, createTables } from './liveFeed.ts'

/** Tables that a visitor may watch at a time (LIV-10). */
const MAX_WATCHED = 3

/** Milliseconds for which an offer of a seat stays: enough to return from another tab, and the seat may soon be taken. */
const OFFER_TIMEOUT_MS = seconds(30)

export type WatchedTable = {
  code: string
  name: string
  /** Address of the hub. */
  hub: string
  /** Navigates to the table. */
  play: () => void
}

/** Codes of the watched tables; not stored beyond the visit. */
export function createWatches(visit: Visit) {
  const codes = createExternalStore<readonly string[]>([])
  const stops = new Map<string, () => void>()

  function forget(code: string): void {
    stops.get(code)?.()
    stops.delete(code)
    codes.set([...stops.keys()])
  }

  /** Shows a notice that the table has a free seat, with an action to play. */
  function offer({ code, name, play }: WatchedTable, wasOpen: boolean): void {
    forget(code)
    void showNotice(visit, (words) => ({
      type: 'success',
      id: `masa-${code}`,
      title: name,
      text: words(wasOpen ? 'live.watch.room' : 'live.watch.open'),
      actionText: words('live.watch.play'),
      action: play,
      timeout: OFFER_TIMEOUT_MS,
    }))
  }

  function begin(table: WatchedTable): void {
    const { code, hub } = table
    const tables = storeOf(visit, createTables)
    let wasOpen = tables.get(code)?.open === true
    const stop = storeOf(visit, createLiveFeed).follow(code, hub, () => {
      const now = tables.get(code)
      if (now && hasRoom(now)) offer(table, wasOpen)
      else if (now) wasOpen = now.open
    })
    stops.set(code, stop)
    codes.set([...stops.keys()])
  }

  const refuse = () =>
    void showNotice(visit, (words) => ({
      type: 'info',
      title: words('live.watch.most'),
      text: words('live.watch.mostText'),
    }))

  return {
    ...codes,
    /** Starts or stops watching a full or closed table. A notice refuses a fourth one. */
    toggle(table: WatchedTable): void {
      const { code } = table
      if (stops.has(code)) forget(code)
      else if (stops.size < MAX_WATCHED) begin(table)
      else refuse()
    },
  }
}
