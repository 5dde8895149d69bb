import { useMemo } from 'react'
import type { Bits } from '#app/domain/filters/bits.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { countMatching } from '#app/domain/filters/match.ts'
import { isChosen } from '#app/domain/filters/overrides.ts'
import { sameFilters, without } from '#app/domain/filters/parts.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { FilterActions } from '#ui/browse/FilterPanel'
import { useBestRemoval } from './useBestRemoval.ts'
import { useFilters } from './useFilters.ts'

export type FilterFootProps = {
  store: FilterStore
  index: FilterIndex
  /** The games of the page, unfiltered. */
  base: Bits
  /** The draft is in force. */
  onApplied: () => void
}

/** Applies or clears the draft; the button says how many games it would give (FIL-12). */
export function FilterFoot({ store, index, base, onApplied }: FilterFootProps) {
  const { draft, applied, overrides } = useFilters(store)
  const count = useMemo(() => countMatching(index, base, draft), [index, base, draft])
  const removal = useBestRemoval(index, base, draft, overrides)
  return (
    <FilterActions
      count={count}
      unchanged={sameFilters(draft, applied)}
      clean={!isChosen(draft, overrides) && !isChosen(applied, overrides)}
      removal={removal && { ...removal, onRemove: () => store.edit((state) => without(state, removal.part)) }}
      onApply={() => store.apply() && onApplied()}
      onClear={store.clear}
    />
  )
}
