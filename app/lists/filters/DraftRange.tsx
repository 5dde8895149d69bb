import { withRange } from '#app/domain/filters/parts.ts'
import type { RangeKind } from '#app/domain/filters/state.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { RangeSlider } from '#ui/controls/RangeSlider'
import { useFilters } from './useFilters.ts'

export type DraftRangeProps = {
  kind: RangeKind
  store: FilterStore
  /** The occurring amounts in lei, ascending. */
  steps: readonly number[]
}

const texts = {
  betAmount: { label: 'filters.bet', min: 'filters.bet.min', max: 'filters.bet.max' },
  maxWin: { label: 'filters.win', min: 'filters.win.min', max: 'filters.win.max' },
} as const

/** The range of one kind of amount. */
export function DraftRange({ kind, store, steps }: DraftRangeProps) {
  const { draft } = useFilters(store)
  const { say, lei } = useFilterWords()
  return (
    <RangeSlider
      label={say(texts[kind].label)}
      minLabel={say(texts[kind].min)}
      maxLabel={say(texts[kind].max)}
      suffix={say('filters.lei')}
      steps={steps}
      value={draft[kind]}
      onValueChange={(range) => store.edit((state) => withRange(state, kind, range))}
      format={lei}
    />
  )
}
