/** What was found of one kind: places in the catalogue in order, as many as were asked for, and how many there are. */
export type Found = { places: number[]; total: number }

/**
 * Entries found so far, each kind of match for itself. A bonus is at most 6 and the weights are 14, 7 and 0 (SEA-03), so
 * every prefix goes before every suffix, and within a kind the order of the entries stands.
 */
export type Finds = { prefix: number[]; suffix: number[]; inner: number[]; limit: number }

export const noFinds = (limit: number): Finds => ({ prefix: [], suffix: [], inner: [], limit })

/** Keeps an entry, unless its kind alone would fill the answer. */
export function keep(list: number[], entry: number, limit: number): void {
  if (list.length < limit) list.push(entry)
}

/** No further entry could come before those that are kept, whatever its kind. */
export const isSettled = ({ prefix, suffix, limit }: Finds): boolean => prefix.length + suffix.length >= limit

/** The answer in order; `places` leads from entries to the catalogue. */
export function foundOf(finds: Finds, places: Uint32Array, total: number): Found {
  const found: number[] = []
  for (const list of [finds.prefix, finds.suffix, finds.inner]) {
    for (const entry of list) keep(found, places[entry] ?? 0, finds.limit)
  }
  return { places: found, total }
}
