import type { PlayerRow } from '#app/api/contract/pages.ts'

/** Lists that a player fills; the others fill by themselves. */
const filledByPlayer: ReadonlySet<string> = new Set(['Favourites', 'FavouritesLive', 'RecentlyPlayed'])

/** Lists that services fill, also for players who have not played yet. */
const filledByServices: ReadonlySet<string> = new Set([
  'TriedOnce',
  'BecauseYouPlayedPggService',
  'BloomreachPersonalized',
])

/** Whether the row stays empty until the player has played or chosen games. */
export const isOwn = ({ source }: PlayerRow): boolean => !filledByServices.has(source)

/** Whether a line under the row's heading says from which game it is made. */
export const hasReason = ({ source }: PlayerRow): boolean =>
  source.startsWith('BecauseYou') && source.endsWith('Internal')

/** The first of a page's rows that a player fills: while it is empty, it says how. */
export const invitingRow = (rows: readonly PlayerRow[]): PlayerRow | undefined =>
  rows.find(({ source }) => filledByPlayer.has(source))
