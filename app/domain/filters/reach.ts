import type { Bits } from './bits.ts'
import { type DraftCounts, optionCounts } from './counts.ts'
import type { FilterIndex } from './filterIndex.ts'
import { commonOf, constraintsOf, countMatching } from './match.ts'
import { isChosen, type Overrides, withOverrides } from './overrides.ts'
import { type FilterState, noFilters } from './state.ts'

/**
 * What the filters of a page choose from: its own games, and those of the list that they lead to once anything but
 * its override is selected (FIL-05). Where filters stay on the page both are the same.
 */
export type Reach = { readonly here: Bits; readonly beyond: Bits }

/** How many games the list would show that applying `state` leads to (FIL-12). */
export function countReached(
  index: FilterIndex,
  { here, beyond }: Reach,
  state: FilterState,
  overrides: Overrides,
): number {
  return countMatching(index, isChosen(state, overrides) ? beyond : here, state)
}

/** The games among which options are offered: what the page holds, in the list that choosing one leads to (FIL-11). */
export const offeredGames = (index: FilterIndex, { beyond }: Reach, overrides: Overrides): Bits =>
  commonOf(beyond, constraintsOf(index, withOverrides(noFilters, overrides)))

/** Counts every option over the list that choosing it leads to; what the page holds counts as the page shows it (UXP-03). */
export function reachedCounts(
  index: FilterIndex,
  reach: Reach,
  draft: FilterState,
  overrides: Overrides,
): DraftCounts {
  const counts = optionCounts(index, reach.beyond, draft)
  if (isChosen(draft, overrides)) return counts
  const own = countMatching(index, reach.here, draft)
  const groups = { ...counts.groups }
  for (const override of overrides)
    if ('id' in override) groups[override.kind] = new Map(groups[override.kind]).set(override.id, own)
  return { ...counts, total: own, groups }
}
