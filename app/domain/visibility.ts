import type { GameListSource } from '#app/api/contract/cms.ts'

/** Lists that are made for one player (S2 5); visitors never see them (PER-01). */
const personal: ReadonlySet<GameListSource> = new Set<GameListSource>([
  'Favourites',
  'FavouritesLive',
  'MostPlayed',
  'RecentlyPlayed',
  'RecentWins',
  'FreeSpins',
  'GoldenChips',
  'TriedOnce',
  'BecauseYouLikeInternal',
  'BecauseYouLikeLiveInternal',
  'BecauseYouPlayedInternal',
  'BecauseYouPlayedPggService',
  'BloomreachPersonalized',
])

/** Whether a category with this list source is left out for visitors (PER-01). */
export const hiddenFromVisitors = (source: GameListSource): boolean => personal.has(source)
