import { useMemo } from 'react'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { waitsForTables } from '#app/domain/filters/items.ts'
import { countMatching } from '#app/domain/filters/match.ts'
import { sameFilters, without } from '#app/domain/filters/parts.ts'
import { countReached, type Reach } from '#app/domain/filters/reach.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { FilterActions } from '#ui/browse/FilterPanel'
import { useBestRemoval } from './useBestRemoval.ts'
import { useFilters } from './useFilters.ts'

export type FilterFootProps = {
  store: FilterStore
  index: FilterIndex
  reach: Reach
  /** Called to apply the draft. */
  onApply: () => void
}

/** The button that applies the draft; it shows the number of games (FIL-12). */
export function FilterFoot({ store, index, reach, onApply }: FilterFootProps) {
  const { draft, applied, overrides } = useFilters(store)
  const unchanged = sameFilters(draft, applied)
  const count = useMemo(
    // Applied filters do not navigate: their list is the current page.
    () =>
      unchanged ? countMatching(index, reach.here, draft) : countReached(index, reach, draft, overrides),
    [unchanged, index, reach, draft, overrides],
  )
  const removal = useBestRemoval(index, reach, draft, overrides)
  return (
    <FilterActions
      count={waitsForTables(draft, index) ? undefined : count}
      unchanged={unchanged}
      removal={removal && { ...removal, onRemove: () => store.edit((state) => without(state, removal.part)) }}
      onApply={() => onApply()}
    />
  )
}
