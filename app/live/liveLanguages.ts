import { type LanguageGroup, languageGroups } from '#app/domain/live/languages.ts'
import { seconds } from '#app/lib/durations.ts'
import { liveTables } from './liveFeed.ts'

/** How often the counts follow the feed at most. */
const PACE = seconds(1)

const none = languageGroups([])
let groups: LanguageGroup[] = none

/** Open tables by language as they stand now, for React's `useSyncExternalStore`. */
export const liveLanguages = {
  subscribe(listener: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      timer = undefined
      groups = languageGroups(liveTables.all())
      listener()
    }
    const stop = liveTables.watchAll(() => {
      timer ??= setTimeout(follow, PACE)
    })
    // A feed that rests says nothing more of what has come already.
    timer = setTimeout(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  },
  getSnapshot: () => groups,
  getServerSnapshot: () => none,
}
