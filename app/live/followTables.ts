import { seconds } from '#app/lib/durations.ts'
import { liveTables } from './liveFeed.ts'

/** How often counts and lists follow the feed at most: faster than this nobody could read them. */
const PACE = seconds(1)

/** Calls `look` soon, and after changes of any table once a second at most, until the returned function is called. */
export function followTables(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookNow = () => {
    timer = undefined
    look()
  }
  const stop = liveTables.watchAll(() => {
    timer ??= setTimeout(lookNow, PACE)
  })
  // A feed that rests says nothing more of what has come already.
  timer = setTimeout(lookNow)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
