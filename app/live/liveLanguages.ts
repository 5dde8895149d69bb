import { type LanguageGroup, languageGroups } from '#app/domain/live/languages.ts'
import { followTables } from './followTables.ts'
import { liveTables } from './liveFeed.ts'

const none = languageGroups([])
let groups: LanguageGroup[] = none

/** Number of open tables by language, for React's `useSyncExternalStore`. */
export const liveLanguages = {
  subscribe: (listener: () => void): (() => void) =>
    followTables(() => {
      groups = languageGroups(liveTables.all())
      listener()
    }),
  getSnapshot: () => groups,
  getServerSnapshot: () => none,
}
