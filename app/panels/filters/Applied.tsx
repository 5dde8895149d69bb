import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { appliedItems } from '#app/domain/filters/items.ts'
import { keyOf, partsOf, without } from '#app/domain/filters/parts.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { AppliedFilters } from '#ui/browse/AppliedFilters'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { useFilters } from './useFilters.ts'
import { useFilterWords } from './useFilterWords.ts'

export type AppliedProps = {
  store: FilterStore
  index: FilterIndex
  /** Games in the list as it is filtered; spoken when it changes. */
  count: number
  /** Asks to put the filters in force without the chip that was removed. */
  onApply: (change: Change) => void
}

/** The filters in force over the list, each removable (FIL-13); what the page holds says why. */
export function Applied({ store, index, count, onApply }: AppliedProps) {
  const { applied, overrides } = useFilters(store)
  const words = useFilterWords()
  const items = appliedItems(applied, overrides, index, words)
  const games = words.games(count)

  function remove(id: string) {
    const part = partsOf(applied).find((own) => keyOf(own) === id)
    if (part) onApply((state) => without(state, part))
  }

  return (
    <>
      <QuietStatus
        text={
          items.length > 0 ? words.say('filters.applied', { games }) : words.say('filters.none', { games })
        }
      />
      <AppliedFilters items={items} onRemove={remove} onClear={store.clear} />
    </>
  )
}
