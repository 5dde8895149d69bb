/** Unused candidates; the only candidate may be used again (PER-06). */
export function freeSeeds(candidates: readonly string[], used: readonly string[]): readonly string[] {
  const unused = candidates.filter((code) => !used.includes(code))
  return unused.length > 0 ? unused : candidates.length > 1 ? [] : candidates
}

/** Whether a refresh can choose another seed. */
export const canRefresh = (candidates: readonly string[], used: readonly string[]): boolean =>
  candidates.some((code) => !used.includes(code))

/** One of the free seeds, if there is any; `chance` is a number from 0 up to 1. */
export function pickSeed(
  candidates: readonly string[],
  used: readonly string[],
  chance: number,
): string | undefined {
  const free = freeSeeds(candidates, used)
  return free[Math.floor(chance * free.length)]
}
