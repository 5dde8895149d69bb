import { useState } from 'react'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { appliedItems } from '#app/domain/filters/items.ts'
import { isChosen } from '#app/domain/filters/overrides.ts'
import { keyOf, partsOf, without } from '#app/domain/filters/parts.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { AppliedFilters } from '#ui/browse/AppliedFilters'
import { QuietStatus } from '#ui/browse/QuietStatus'
import styles from './Applied.module.css'
import { useFilters } from './useFilters.ts'
import { useFilterWords } from './useFilterWords.ts'

export type AppliedProps = {
  store: FilterStore
  index: FilterIndex
  /** Games in the list as it is filtered; spoken when it changes. */
  count: number
  /** Games in the list without filters. */
  total: number
  /** Asks to put the filters in force without the chip that was removed. */
  onApply: (change: Change) => void
}

/** By what the list is narrowed and how to undo it, on arrival too (FIL-13); what the page holds alone its heading says. */
export function Applied({ store, index, count, total, onApply }: AppliedProps) {
  const { applied, overrides } = useFilters(store)
  const words = useFilterWords()
  const narrowed = isChosen(applied, overrides)
  const items = narrowed ? appliedItems(applied, overrides, index, words) : []
  const games = words.games(count)

  const text = words.say(items.length > 0 ? 'filters.applied' : 'filters.none', { games })
  // What the feed changes by itself is not read out.
  const [told, tell] = useState({ applied, text })
  if (told.applied !== applied) tell({ applied, text })
  const spoken = told.applied === applied ? told.text : text

  function remove(id: string) {
    const part = partsOf(applied).find((own) => keyOf(own) === id)
    if (part) onApply((state) => without(state, part))
  }

  return (
    <>
      <QuietStatus text={spoken} />
      {narrowed && <p className={styles.narrowed}>{words.narrowed(count, total)}</p>}
      <AppliedFilters items={items} onRemove={remove} onClear={store.clear} />
    </>
  )
}
