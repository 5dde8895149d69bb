import type { Overview } from '#app/api/contract/player/account.ts'
import { failed, type Known, known } from './known.ts'

/** Products whose exclusion forbids play for money here (S1 4.4, AUT-14). */
const OURS: ReadonlySet<string> = new Set(['CrossProduct', 'Casino'])

/** Whether the player has excluded themselves from the casino; unreadable exclusions are unknown. */
export function selfExclusionOf({ selfExclusion }: Pick<Overview, 'selfExclusion'>): Known<boolean> {
  if (selfExclusion === 'unreadable') return failed
  return known(selfExclusion?.productSettings.some(({ product }) => OURS.has(product)) ?? false)
}

/**
 * The last day of the exclusion from the casino, the latest of several; unknown if one of them has none, or if it is past
 * and therefore contradicts that the exclusion is in force.
 */
export function exclusionEndOf(
  { selfExclusion }: Pick<Overview, 'selfExclusion'>,
  today: string,
): Known<string> {
  if (!selfExclusion || selfExclusion === 'unreadable') return failed
  const ends = selfExclusion.productSettings
    .filter(({ product }) => OURS.has(product))
    .map(({ until }) => until)
  const last = ends.every((end) => end !== undefined) ? ends.sort().at(-1) : undefined
  return last !== undefined && last >= today ? known(last) : failed
}

/** Whether play for money is open: only to a player who is known not to have excluded themselves. */
export const isPlayOpen = (excluded: Known<boolean>): boolean => excluded.state === 'known' && !excluded.value

/** Whether help replaces promotions of play: for excluded players, and if the answer failed. */
export const isHelpFirst = (excluded: Known<boolean>): boolean =>
  excluded.state === 'failed' || (excluded.state === 'known' && excluded.value)
