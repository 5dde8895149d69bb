import { useMemo } from 'react'
import type { Lobby } from '#app/api/contract/common.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { flagsOf, optionsOf } from '#app/domain/filters/options.ts'
import type { Overrides } from '#app/domain/filters/overrides.ts'
import { offeredGames, type Reach, reachedCounts } from '#app/domain/filters/reach.ts'
import { rangeKinds } from '#app/domain/filters/state.ts'
import { betSteps, winSteps } from '#app/domain/filters/steps.ts'
import type { FilterStore } from '#app/domain/filters/store.ts'
import { FilterPanel } from '#ui/browse/FilterPanel'
import { DraftGroup } from './DraftGroup.tsx'
import { DraftRange } from './DraftRange.tsx'
import { DraftSearch } from './DraftSearch.tsx'
import { DraftSwitch } from './DraftSwitch.tsx'
import { useFilters } from './useFilters.ts'

export type FilterBodyProps = {
  store: FilterStore
  index: FilterIndex
  reach: Reach
  /** `enabledFilters` of the lobby's settings. */
  enabledFilters: readonly string[]
  lobby: Lobby
}

/** The filters for the games of a page; they depend on the page, not on the draft. */
function useOffer(
  { index, reach, enabledFilters, lobby }: Omit<FilterBodyProps, 'store'>,
  overrides: Overrides,
) {
  return useMemo(() => {
    const games = offeredGames(index, reach, overrides)
    return {
      flags: flagsOf(index, games),
      groups: optionsOf(index, games, enabledFilters, lobby),
      steps: { betAmount: betSteps(index, games), maxWin: winSteps(index, games) },
    }
  }, [index, reach, enabledFilters, lobby, overrides])
}

/** Text, switches, ranges and groups of the draft, each with the number of games that it would give (UXP-03). */
export function FilterBody({ store, ...page }: FilterBodyProps) {
  const { index, reach } = page
  const { draft, overrides } = useFilters(store)
  const { flags, groups, steps } = useOffer(page, overrides)
  const counts = useMemo(
    () => reachedCounts(index, reach, draft, overrides),
    [index, reach, draft, overrides],
  )
  // A range needs at least two different amounts.
  const ranges = rangeKinds.filter((kind) => steps[kind].length > 1)
  return (
    <>
      <DraftSearch store={store} />
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
    </>
  )
}
