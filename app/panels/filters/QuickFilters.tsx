import { useMemo } from 'react'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { flagsOf } from '#app/domain/filters/options.ts'
import { isOverride } from '#app/domain/filters/overrides.ts'
import { activeCount, withChoice, without } from '#app/domain/filters/parts.ts'
import { offeredGames, type Reach } from '#app/domain/filters/reach.ts'
import type { FlagKind } from '#app/domain/filters/state.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { Chip } from '#ui/controls/Chip'
import { Badge } from '#ui/feedback/Badge'
import { FiltersButton } from './FiltersButton.tsx'
import styles from './QuickFilters.module.css'
import { useFilters } from './useFilters.ts'
import { useFilterWords } from './useFilterWords.ts'

export type QuickFiltersProps = {
  store: FilterStore
  index: FilterIndex
  reach: Reach
  /** Opens the panel. */
  onOpen: () => void
  /** Asks to put a change in force; a page may lead elsewhere with it (FIL-05). */
  onApply: (change: Change) => void
}

/** The way to all filters, and those that count at once. */
export function QuickFilters({ store, index, reach, onOpen, onApply }: QuickFiltersProps) {
  const { applied, overrides } = useFilters(store)
  const { say, flag } = useFilterWords()
  const flags = useMemo(
    () => flagsOf(index, offeredGames(index, reach, overrides)),
    [index, reach, overrides],
  )
  const count = activeCount(applied) - overrides.length

  function press(kind: FlagKind) {
    // Not toggled: the draft may have it already.
    const change = applied[kind] ? without : withChoice
    onApply((state) => change(state, { kind }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form, which a fieldset would promise
    <div className={styles.row} role="group" aria-label={say('filters.quick')}>
      <FiltersButton className={styles.open} onOpen={onOpen}>
        {say('filters.title')}
        {count > 0 && <span className="visually-hidden">, {say('filters.active', { count })}</span>}
        <Badge count={count} max={99} aria-hidden="true" />
      </FiltersButton>
      {flags
        .filter((kind) => !isOverride({ kind }, overrides))
        .map((kind) => (
          <Chip key={kind} selected={applied[kind]} onPress={() => press(kind)}>
            {flag(kind)}
          </Chip>
        ))}
    </div>
  )
}
