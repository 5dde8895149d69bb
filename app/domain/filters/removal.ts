import type { Bits } from './bits.ts'
import type { FilterIndex } from './filterIndex.ts'
import { countMatching } from './match.ts'
import { isOverride, type Overrides } from './overrides.ts'
import { type FilterPart, partsOf, without } from './parts.ts'
import type { FilterState } from './state.ts'

/** A filter whose removal gives `count` games. */
export type Removal = { readonly part: FilterPart; readonly count: number }

/**
 * When nothing of `base` matches: the one filter whose removal gives most games, the first in the panel's order of
 * equal ones (UXP-03). What the page holds stays. Nothing when something matches, or no single removal helps.
 */
export function bestRemoval(
  index: FilterIndex,
  base: Bits,
  state: FilterState,
  overrides: Overrides = [],
): Removal | undefined {
  if (countMatching(index, base, state) > 0) return undefined
  let best: Removal | undefined
  for (const part of partsOf(state)) {
    if (isOverride(part, overrides)) continue
    const count = countMatching(index, base, without(state, part))
    if (count > (best?.count ?? 0)) best = { part, count }
  }
  return best
}
