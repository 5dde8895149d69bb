/** Candidates that were not used as seeds yet. */
const fresh = <T>(candidates: readonly T[], used: ReadonlySet<T>): T[] =>
  candidates.filter((candidate) => !used.has(candidate))

/**
 * The seed game of a because-you-like row (PER-06): an unused one, if possible. `chance` is at least 0 and below 1.
 * `undefined` only without candidates.
 */
export function pickSeed<T>(candidates: readonly T[], used: ReadonlySet<T>, chance: number): T | undefined {
  const unused = fresh(candidates, used)
  const list = unused.length > 0 ? unused : candidates
  return list[Math.min(Math.floor(chance * list.length), list.length - 1)]
}

/** Whether another seed can be chosen: not once all have been used. */
export const refreshable = <T>(candidates: readonly T[], used: ReadonlySet<T>): boolean =>
  fresh(candidates, used).length > 0
