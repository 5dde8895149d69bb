import { chosenCount, type Standing } from '#app/domain/filters/items.ts'
import { isQuickOn, type QuickKind, withoutQuick, withQuick } from '#app/domain/filters/quick.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { QuickRow } from './QuickRow.tsx'
import { useFilters } from './useFilters.ts'

export type QuickFiltersProps = {
  store: FilterStore
  /** The active filters; the button's accessible name has their number. */
  standing: Standing
  /** The quick filters of the list. */
  flags: readonly QuickKind[]
  /** Called to open the panel. */
  onOpen: () => void
  /** Called with a change to apply; it may navigate to another page (FIL-05). */
  onApply: (change: Change) => void
}

/** The button for all filters, and the quick filters, which apply at once. */
export function QuickFilters({ store, standing, flags, onOpen, onApply }: QuickFiltersProps) {
  const { applied, overrides } = useFilters(store)
  const { say } = useFilterWords()
  const count = chosenCount(standing)

  function press(kind: QuickKind) {
    // Not toggled, since the draft may have it already.
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
    </QuickRow>
  )
}
