import { isOverride } from '#app/domain/filters/overrides.ts'
import { toggled } from '#app/domain/filters/parts.ts'
import type { FlagKind } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { Switch } from '#ui/controls/Switch'
import { useFilters } from './useFilters.ts'

export type DraftSwitchProps = {
  kind: FlagKind
  store: FilterStore
  /** Number of games for the draft with the switch on. */
  count: number
}

/** One switch of the draft; without games it keeps its position, but is disabled. */
export function DraftSwitch({ kind, store, count }: DraftSwitchProps) {
  const { draft, overrides } = useFilters(store)
  const words = useFilterWords()
  const held = isOverride({ kind }, overrides)
  return (
    <Switch
      label={words.flag(kind)}
      description={held ? words.locked({ kind }) : undefined}
      aside={held ? undefined : words.games(count)}
      checked={draft[kind]}
      disabled={held || (count === 0 && !draft[kind])}
      onCheckedChange={() => store.edit((state) => toggled(state, { kind }))}
    />
  )
}
