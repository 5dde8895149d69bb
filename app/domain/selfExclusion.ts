import type { Overview } from '#app/api/contract/player/account.ts'
import { failed, type Known, known } from './known.ts'

/** Products whose exclusion keeps a player from playing for money here (S1 4.4, AUT-14). */
const OURS: ReadonlySet<string> = new Set(['CrossProduct', 'Casino'])

/** Whether the player has excluded themselves from the casino; exclusions that cannot be read say nothing. */
export function selfExclusionOf({ selfExclusion }: Pick<Overview, 'selfExclusion'>): Known<boolean> {
  if (selfExclusion === 'unreadable') return failed
  return known(selfExclusion?.productSettings.some(({ product }) => OURS.has(product)) ?? false)
}

/** Whether play for money is open: only to somebody of whom it is known that they have not excluded themselves. */
export const isPlayOpen = (excluded: Known<boolean>): boolean => excluded.state === 'known' && !excluded.value

/** Whether what promotes play gives way to help: for who has excluded themselves, and where that could not be found out. */
export const isHelpFirst = (excluded: Known<boolean>): boolean =>
  excluded.state === 'failed' || (excluded.state === 'known' && excluded.value)
