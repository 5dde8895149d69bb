import { type LanguageGroup, languageGroups } from '#app/domain/live/languages.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { followTables } from './followTables.ts'
import { createTables } from './liveFeed.ts'

const none = languageGroups([])

/** Number of open tables by language, for React's `useSyncExternalStore`. */
export function createLiveLanguages(visit: Visit) {
  const tables = storeOf(visit, createTables)
  let groups: LanguageGroup[] = none
  return {
    subscribe: (listener: () => void): (() => void) =>
      followTables(visit, () => {
        groups = languageGroups(tables.all())
        listener()
      }),
    getSnapshot: () => groups,
    getInitialSnapshot: () => none,
  }
}
