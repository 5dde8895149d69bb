import type { GameListSource } from '#app/api/contract/cms.ts'
import type { IconName } from '#ui/media/Icon'

/** Messages for a list that could not be loaded (S2 8). */
const failures = {
  Favourites: 'errors.failed-to-fetch-favorites',
  FavouritesLive: 'errors.failed-to-fetch-favorites',
  BecauseYouLikeInternal: 'errors.failed-to-fetch-favorites',
  BecauseYouLikeLiveInternal: 'errors.failed-to-fetch-favorites',
  RecentlyPlayed: 'errors.failed-to-fetch-player-games',
  MostPlayed: 'errors.failed-to-fetch-player-games',
  BecauseYouPlayedInternal: 'errors.failed-to-fetch-player-games',
  RecentWins: 'errors.failed-to-fetch-recent-game-results',
  FreeSpins: 'errors.failed-to-fetch-player-bonuses',
  GoldenChips: 'errors.failed-to-fetch-player-bonuses',
  BloomreachPersonalized: 'errors.failed-to-fetch-personalized-games',
} as const

export const failureOf = (source: GameListSource) =>
  failures[source as keyof typeof failures] ?? 'errors.failed-to-fetch-special-categories'

const icons = { 'own.empty.favourites': 'heart', 'own.empty.bonus': 'gift' } as const

/** Icon of an empty list. */
export const iconOf = (source: GameListSource): IconName =>
  icons[emptyOf(source) as keyof typeof icons] ?? 'cards'

/** Messages for an empty list: how games get into it. */
const empties = {
  Favourites: 'own.empty.favourites',
  FavouritesLive: 'own.empty.favourites',
  BecauseYouLikeInternal: 'own.empty.favourites',
  BecauseYouLikeLiveInternal: 'own.empty.favourites',
  RecentlyPlayed: 'own.empty.recent',
  MostPlayed: 'own.empty.most',
  RecentWins: 'own.empty.wins',
  FreeSpins: 'own.empty.bonus',
  GoldenChips: 'own.empty.bonus',
} as const

export const emptyOf = (source: GameListSource) =>
  empties[source as keyof typeof empties] ?? 'own.empty.recent'
