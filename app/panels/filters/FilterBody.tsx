import { useMemo } from 'react'
import type { Lobby } from '#app/api/contract/common.ts'
import type { Bits } from '#app/domain/filters/bits.ts'
import { optionCounts } from '#app/domain/filters/counts.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { flagsOf, optionsOf } from '#app/domain/filters/options.ts'
import { rangeKinds } from '#app/domain/filters/state.ts'
import { betSteps, winSteps } from '#app/domain/filters/steps.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { FilterPanel } from '#ui/browse/FilterPanel'
import { DraftGroup } from './DraftGroup.tsx'
import { DraftRange } from './DraftRange.tsx'
import { DraftSwitch } from './DraftSwitch.tsx'
import { useFilters } from './useFilters.ts'

export type FilterBodyProps = {
  store: FilterStore
  index: FilterIndex
  /** The games of the page, unfiltered. */
  base: Bits
  /** `enabledFilters` of the lobby's settings. */
  enabledFilters: readonly string[]
  lobby: Lobby
}

/** What the games of a page can be narrowed by; follows the page, not the draft. */
function useOffer({ index, base, enabledFilters, lobby }: Omit<FilterBodyProps, 'store'>) {
  return useMemo(
    () => ({
      flags: flagsOf(index, base),
      groups: optionsOf(index, base, enabledFilters, lobby),
      steps: { betAmount: betSteps(index, base), maxWin: winSteps(index, base) },
    }),
    [index, base, enabledFilters, lobby],
  )
}

/** Switches, ranges and groups of the draft, each with the number of games that it would give (UXP-03). */
export function FilterBody({ store, ...page }: FilterBodyProps) {
  const { index, base } = page
  const { draft } = useFilters(store)
  const { flags, groups, steps } = useOffer(page)
  const counts = useMemo(() => optionCounts(index, base, draft), [index, base, draft])
  // Between one amount and itself there is nothing to choose.
  const ranges = rangeKinds.filter((kind) => steps[kind].length > 1)
  return (
    <FilterPanel
      quick={
        flags.length > 0 &&
        flags.map((kind) => <DraftSwitch key={kind} kind={kind} store={store} count={counts.flags[kind]} />)
      }
      range={ranges.map((kind) => <DraftRange key={kind} kind={kind} store={store} steps={steps[kind]} />)}
    >
      {groups.map((group) => (
        <DraftGroup key={group.kind} group={group} store={store} counts={counts.groups[group.kind]} />
      ))}
    </FilterPanel>
  )
}
