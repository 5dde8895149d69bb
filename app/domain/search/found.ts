/** Results of one kind: places in the catalogue in order, up to the limit, and their total number. */
export type Found = { places: number[]; total: number }

/**
 * Entries found so far, by kind of match. A bonus is at most 6 and the weights are 14, 7 and 0 (SEA-03), so every
 * prefix precedes every suffix, and entries keep their order within a kind.
 */
export type Finds = { prefix: number[]; suffix: number[]; inner: number[]; limit: number }

export const noFinds = (limit: number): Finds => ({ prefix: [], suffix: [], inner: [], limit })

/** Keeps an entry, unless its kind alone reaches the limit. */
export function keep(list: number[], entry: number, limit: number): void {
  if (list.length < limit) list.push(entry)
}

/** Whether no further entry could precede those that are kept. */
export const isSettled = ({ prefix, suffix, limit }: Finds): boolean => prefix.length + suffix.length >= limit

/** The results in order; `places` maps entries to the catalogue. */
export function foundOf(finds: Finds, places: Uint32Array, total: number): Found {
  const found: number[] = []
  for (const list of [finds.prefix, finds.suffix, finds.inner]) {
    for (const entry of list) keep(found, places[entry] ?? 0, finds.limit)
  }
  return { places: found, total }
}
