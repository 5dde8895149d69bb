import type { Bits } from './bits.ts'
import { type DraftCounts, optionCounts } from './counts.ts'
import type { FilterIndex } from './filterIndex.ts'
import { commonOf, constraintsOf, countMatching } from './match.ts'
import { isChosen, type Overrides, withOverrides } from './overrides.ts'
import { type FilterState, noFilters } from './state.ts'

/**
 * The games from which a page's filters choose: its own games, and those of the list that is shown once anything but
 * its override is selected (FIL-05). Both are the same where filters stay on the page.
 */
export type Reach = { readonly here: Bits; readonly beyond: Bits }

/** Number of games in the list that applying `state` shows (FIL-12). */
export function countReached(
  index: FilterIndex,
  { here, beyond }: Reach,
  state: FilterState,
  overrides: Overrides,
): number {
  return countMatching(index, isChosen(state, overrides) ? beyond : here, state)
}

/** The games whose options are offered: those that match the override, in the list that a choice shows (FIL-11). */
export const offeredGames = (index: FilterIndex, { beyond }: Reach, overrides: Overrides): Bits =>
  commonOf(beyond, constraintsOf(index, withOverrides(noFilters, overrides)))

/** Counts every option in the list that choosing it shows; the override counts in the page itself (UXP-03). */
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
