import type { GameListSource } from '#app/api/contract/cms.ts'

/** Lists for one player (S2 5); hidden from guests (PER-01). */
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

/** Whether categories with this list source are hidden from guests (PER-01). */
export const hiddenFromVisitors = (source: GameListSource): boolean => personal.has(source)
