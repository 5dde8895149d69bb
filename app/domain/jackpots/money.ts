/**
 * Whole bani of an amount in lei, never more than it is worth; sums of bani are exact where sums of lei are not.
 * Amounts beyond exact whole numbers are cut there.
 */
export function baniOf(lei: number): number {
  const bani = Math.min(Math.round(lei * 100), Number.MAX_SAFE_INTEGER)
  return bani / 100 > lei ? bani - 1 : bani
}

/** Lei of whole bani. */
export const leiOf = (bani: number): number => bani / 100
