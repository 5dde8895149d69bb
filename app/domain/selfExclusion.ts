import type { Overview } from '#app/api/contract/player/account.ts'

/** Products whose exclusion keeps a player from playing for money here (S1 4.4, AUT-14). */
const OURS: ReadonlySet<string> = new Set(['CrossProduct', 'Casino'])

/** Whether the player has excluded themselves from the casino. */
export const isSelfExcluded = ({ selfExclusion }: Pick<Overview, 'selfExclusion'>): boolean =>
  selfExclusion?.productSettings.some(({ product }) => OURS.has(product)) ?? false
