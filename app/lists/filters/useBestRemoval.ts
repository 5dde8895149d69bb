import { useMemo } from 'react'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { labelOf } from '#app/domain/filters/items.ts'
import type { Overrides } from '#app/domain/filters/overrides.ts'
import type { FilterPart } from '#app/domain/filters/parts.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import { bestRemoval } from '#app/domain/filters/removal.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'

/** A filter by name, and how many games there are without it. */
export type NamedRemoval = { part: FilterPart; label: string; count: number }

/** The filter whose removal gives most games, if `state` matches none (UXP-03). */
export function useBestRemoval(
  index: FilterIndex,
  reach: Reach,
  state: FilterState,
  overrides: Overrides,
): NamedRemoval | undefined {
  const words = useFilterWords()
  const best = useMemo(() => bestRemoval(index, reach, state, overrides), [index, reach, state, overrides])
  if (!best) return undefined
  const label = labelOf(best.part, state, index, words)
  return label === undefined ? undefined : { ...best, label }
}
