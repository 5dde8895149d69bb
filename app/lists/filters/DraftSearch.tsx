import type { FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { SearchField } from '#ui/controls/SearchField'
import styles from './DraftSearch.module.css'
import { useFilters } from './useFilters.ts'

/** Longest text of stored filters. */
const MAX_LENGTH = 300

/** A text within the names of the games. */
export function DraftSearch({ store }: { store: FilterStore }) {
  const { draft } = useFilters(store)
  const { say } = useFilterWords()
  return (
    <SearchField
      className={styles.search}
      label={say('filters.search')}
      size="s"
      value={draft.search}
      maxLength={MAX_LENGTH}
      onValueChange={(search) => store.edit((state) => ({ ...state, search }))}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        // Closes the keyboard of a phone, so that the button with the number of games is seen.
        if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
      }}
    />
  )
}
