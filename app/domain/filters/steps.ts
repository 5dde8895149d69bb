import { type Bits, hasBit } from './bits.ts'
import type { FilterIndex } from './filterIndex.ts'

function valuesOf({ size }: FilterIndex, base: Bits, columns: readonly Float64Array[]): number[] {
  const values = new Set<number>()
  for (let place = 0; place < size; place += 1) {
    if (!hasBit(base, place)) continue
    for (const column of columns) values.add(column[place] ?? 0)
  }
  // Zero means any, so it is no step; NaN is not greater than zero either.
  return [...values].filter((value) => value > 0).sort((one, other) => one - other)
}

/**
 * The bets that occur in `base`, in lei and ascending: as steps of equal width they make a nearly logarithmic scale.
 */
export const betSteps = (index: FilterIndex, base: Bits): number[] =>
  valuesOf(index, base, [index.minBet, index.maxBet])

/** The greatest wins that occur in `base`, in lei and ascending. */
export const winSteps = (index: FilterIndex, base: Bits): number[] => valuesOf(index, base, [index.maxWin])
