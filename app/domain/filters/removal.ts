import type { FilterIndex } from './filterIndex.ts'
import { isOverride, type Overrides } from './overrides.ts'
import { type FilterPart, partsOf, without } from './parts.ts'
import { countReached, type Reach } from './reach.ts'
import type { FilterState } from './state.ts'

/** A filter whose removal gives `count` games. */
export type Removal = { readonly part: FilterPart; readonly count: number }

/**
 * If applying `state` matched nothing: the filter whose removal gives most games, the first one in the panel's order
 * among equal ones (UXP-03). The page's overrides stay. `undefined` if games match, or no single removal helps.
 */
export function bestRemoval(
  index: FilterIndex,
  reach: Reach,
  state: FilterState,
  overrides: Overrides = [],
): Removal | undefined {
  if (countReached(index, reach, state, overrides) > 0) return undefined
  let best: Removal | undefined
  for (const part of partsOf(state)) {
    if (isOverride(part, overrides)) continue
    const count = countReached(index, reach, without(state, part), overrides)
    if (count > (best?.count ?? 0)) best = { part, count }
  }
  return best
}
