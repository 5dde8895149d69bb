import { chosenCount, type Standing } from '#app/domain/filters/items.ts'
import { isQuickOn, type QuickKind, withoutQuick, withQuick } from '#app/domain/filters/quick.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { Badge } from '#ui/feedback/Badge'
import { QuickRow } from './QuickRow.tsx'
import { useFilters } from './useFilters.ts'
import { useFilterWords } from './useFilterWords.ts'

export type QuickFiltersProps = {
  store: FilterStore
  /** How the filters stand: what the button counts is what stands over the list. */
  standing: Standing
  /** The switches that the list has. */
  flags: readonly QuickKind[]
  /** Opens the panel. */
  onOpen: () => void
  /** Asks to put a change in force; a page may lead elsewhere with it (FIL-05). */
  onApply: (change: Change) => void
}

/** The way to all filters, and those that count at once. */
export function QuickFilters({ store, standing, flags, onOpen, onApply }: QuickFiltersProps) {
  const { applied, overrides } = useFilters(store)
  const { say } = useFilterWords()
  const count = chosenCount(standing)

  function press(kind: QuickKind) {
    // Not toggled: the draft may have it already.
    const change = isQuickOn(applied, kind) ? withoutQuick : withQuick
    onApply((state) => change(state, kind))
  }

  return (
    <QuickRow
      flags={flags.filter((kind) => !overrides.some((override) => override.kind === kind))}
      isOn={(kind) => isQuickOn(applied, kind)}
      onPress={press}
      onOpen={onOpen}
    >
      {count > 0 && <span className="visually-hidden">, {say('filters.active', { count })}</span>}
      <Badge count={count} max={99} aria-hidden="true" />
    </QuickRow>
  )
}
