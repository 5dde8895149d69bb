import { seconds } from '#app/domain/durations.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createLiveFeed, createTables, createTablesNow } from './liveFeed.ts'

/** Milliseconds between two updates of counts and lists, which visitors could not read faster. */
const MIN_UPDATE_INTERVAL_MS = seconds(1)

/**
 * Calls `onChange` in the next task, then at most once a second after changes of any table; the returned function unsubscribes.
 */
export function followTables(visit: Visit, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const runNow = () => {
    timer = undefined
    onChange()
  }
  const stop = storeOf(visit, createTables).watchAll(() => {
    timer ??= setTimeout(runNow, MIN_UPDATE_INTERVAL_MS)
  })
  // The first call reads the present tables, even if the feed sends no further changes.
  timer = setTimeout(runNow)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Keeps the feed at the address `hub` running. Calls `onChange` like `followTables`, and when the state of the feed's data
 * changes. The returned function ends both.
 */
export function followFeed(visit: Visit, hub: string, onChange: () => void): () => void {
  const ends = [
    followTables(visit, onChange),
    storeOf(visit, createTablesNow).subscribe(onChange),
    storeOf(visit, createLiveFeed).keepRunning(hub),
  ]
  return () => {
    for (const end of ends) end()
  }
}
