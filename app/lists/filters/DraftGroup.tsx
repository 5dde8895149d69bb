import type { OfferedGroup } from '#app/domain/filters/options.ts'
import { isOverride } from '#app/domain/filters/overrides.ts'
import { has, toggled } from '#app/domain/filters/parts.ts'
import type { GroupKind } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { FilterGroup } from '#ui/browse/FilterGroup'
import { useFilters } from './useFilters.ts'

export type DraftGroupProps = {
  group: OfferedGroup
  store: FilterStore
  /** Number of games by option, for the draft. */
  counts: ReadonlyMap<string, number>
}

/** Kinds with a masculine noun: „Toți” furnizorii; the others have „Toate”. */
const masculine: readonly GroupKind[] = ['provider']

/** The options of one kind; an option without games keeps its position, but is disabled. */
export function DraftGroup({ group: { kind, options }, store, counts }: DraftGroupProps) {
  const { draft, overrides } = useFilters(store)
  const words = useFilterWords()
  return (
    <FilterGroup
      label={words.group(kind)}
      about={words.about(kind)}
      gender={masculine.includes(kind) ? 'masculine' : 'feminine'}
      options={options.map(({ id, name }) => {
        const choice = { kind, id }
        const count = counts.get(id) ?? 0
        return {
          value: id,
          label: words.short(kind, id, name),
          count,
          selected: has(draft, choice),
          disabled: count === 0,
          locked: isOverride(choice, overrides) ? words.locked(choice) : undefined,
        }
      })}
      onToggle={(id) => store.edit((state) => toggled(state, { kind, id }))}
    />
  )
}
