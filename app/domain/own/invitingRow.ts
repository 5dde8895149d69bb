import type { GameListSource } from '#app/api/contract/cms.ts'
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

const seeded = ['BecauseYouLikeInternal', 'BecauseYouLikeLiveInternal', 'BecauseYouPlayedInternal'] as const

export type Seeded = (typeof seeded)[number]

/** Whether the list is made from one game, which a line under the row's heading names. */
export const hasSeed = (source: GameListSource): source is Seeded => seeded.some((each) => each === source)

/** The first of a page's rows that a player fills: while it is empty, it says how. */
export const invitingRow = (rows: readonly PlayerRow[]): PlayerRow | undefined =>
  rows.find(({ source }) => filledByPlayer.has(source))
