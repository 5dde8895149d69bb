import { useMemo } from 'react'
import type { Bits } from '#app/domain/filters/bits.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { flagsOf } from '#app/domain/filters/options.ts'
import { isOverride } from '#app/domain/filters/overrides.ts'
import { activeCount, withChoice, without } from '#app/domain/filters/parts.ts'
import type { FilterState, FlagKind } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { Button } from '#ui/controls/Button'
import { Chip } from '#ui/controls/Chip'
import { Badge } from '#ui/feedback/Badge'
import styles from './QuickFilters.module.css'
import { useFilters } from './useFilters.ts'
import { useFilterWords } from './useFilterWords.ts'

export type QuickFiltersProps = {
  store: FilterStore
  index: FilterIndex
  /** The games of the page, unfiltered. */
  base: Bits
  /** Opens the panel. */
  onOpen: () => void
  /** A chip has put other filters in force; a page may lead elsewhere now (FIL-05). */
  onApply?: (applied: FilterState) => void
}

/** The way to all filters, and those that count at once. */
export function QuickFilters({ store, index, base, onOpen, onApply }: QuickFiltersProps) {
  const { applied, overrides } = useFilters(store)
  const { say, flag } = useFilterWords()
  const flags = useMemo(() => flagsOf(index, base), [index, base])
  const count = activeCount(applied) - overrides.length

  function press(kind: FlagKind) {
    // Not toggled: the draft may have it already.
    const change = applied[kind] ? without : withChoice
    if (store.applyAtOnce((state) => change(state, { kind }))) onApply?.(store.getSnapshot().applied)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form, which a fieldset would promise
    <div className={styles.row} role="group" aria-label={say('filters.quick')}>
      <Button className={styles.open} icon="funnel" size="s" aria-haspopup="dialog" onClick={onOpen}>
        {say('filters.title')}
        {count > 0 && <span className="visually-hidden">, {say('filters.active', { count })}</span>}
        <Badge count={count} max={99} aria-hidden="true" />
      </Button>
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
