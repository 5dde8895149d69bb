import { seconds } from '#app/domain/durations.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createLiveFeed, createTables, createTablesNow } from './liveFeed.ts'

/** Shortest time between two updates of counts and lists: nobody could read faster ones. */
const MIN_UPDATE_INTERVAL = seconds(1)

/** Calls `look` soon, then after changes of any table at most once a second; the returned function unsubscribes. */
export function followTables(visit: Visit, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookNow = () => {
    timer = undefined
    look()
  }
  const stop = storeOf(visit, createTables).watchAll(() => {
    timer ??= setTimeout(lookNow, MIN_UPDATE_INTERVAL)
  })
  // The changes so far must be read even if the feed sends no others.
  timer = setTimeout(lookNow)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Keeps the feed at the address `hub` running, and calls `look` as `followTables` does, and when the feed knows its tables or
 * knows them no longer; the returned function ends both.
 */
export function followFeed(visit: Visit, hub: string, look: () => void): () => void {
  const ends = [
    followTables(visit, look),
    storeOf(visit, createTablesNow).subscribe(look),
    storeOf(visit, createLiveFeed).want(hub),
  ]
  return () => {
    for (const end of ends) end()
  }
}
