/** Candidates that have not been seeds yet. */
const fresh = <T>(candidates: readonly T[], used: ReadonlySet<T>): T[] =>
  candidates.filter((candidate) => !used.has(candidate))

/**
 * The game that a because-you-like row starts from (PER-06): one that was not used, while there is a choice. `chance`
 * is at least 0 and below 1. `undefined` only where there is no candidate.
 */
export function pickSeed<T>(candidates: readonly T[], used: ReadonlySet<T>, chance: number): T | undefined {
  const unused = fresh(candidates, used)
  const list = unused.length > 0 ? unused : candidates
  return list[Math.min(Math.floor(chance * list.length), list.length - 1)]
}

/** Whether another seed can be asked for: not once all have been used. */
export const refreshable = <T>(candidates: readonly T[], used: ReadonlySet<T>): boolean =>
  fresh(candidates, used).length > 0
