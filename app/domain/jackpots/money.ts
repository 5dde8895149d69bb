/**
 * An amount in lei as whole bani, rounded down; sums of bani are exact, sums of lei are not. Amounts beyond the safe
 * integers are clamped.
 */
export function baniOf(lei: number): number {
  const bani = Math.min(Math.round(lei * 100), Number.MAX_SAFE_INTEGER)
  return bani / 100 > lei ? bani - 1 : bani
}

/** Lei of whole bani. */
export const leiOf = (bani: number): number => bani / 100
