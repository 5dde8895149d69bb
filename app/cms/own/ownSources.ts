import type { UseQueryOptions } from '@tanstack/react-query'
import type { GameListSource } from '#app/api/contract/cms.ts'
import { minutes } from '#app/domain/durations.ts'
import { freeSpinGames, goldenChipGames } from '#app/domain/own/bonusGames.ts'
import { mostPlayed, recentlyPlayed, recentWins } from '#app/domain/own/played.ts'
import { gameResultsQuery, playerGamesQuery } from '#app/player/data/gameQueries.ts'
import { ownSpecialsQuery } from '#app/player/data/ownSpecials.ts'
import { personalisedQuery } from '#app/player/data/personalised.ts'
import { favouritesQuery, gamingBonusesQuery } from '#app/player/data/playerQueries.ts'

/** The data of a player's list: ordered game codes, and for some of them a win in lei. */
export type OwnData = {
  codes: readonly string[]
  wins?: ReadonlyMap<string, number>
  /** The data is old, because an update failed. */
  old?: boolean
}

type OwnQuery = UseQueryOptions<unknown, Error, OwnData>

/** Milliseconds before a failed load may be repeated, so that the rows of a page do not each retry it. */
const RETRY_INTERVAL_MS = minutes(1)

const retryOnMount: UseQueryOptions['retryOnMount'] = ({ state }) =>
  Date.now() - state.errorUpdatedAt > RETRY_INTERVAL_MS

/** Connects a query with the data that a list takes from its response. */
const from = <Data>(
  query: { queryKey: readonly unknown[]; queryFn?: unknown },
  select: (data: Data) => OwnData,
): OwnQuery => ({ ...query, select, retryOnMount }) as unknown as OwnQuery

const codesOf = ({ favoriteGames }: { favoriteGames: readonly { gameType: string }[] }): OwnData => ({
  codes: favoriteGames.map(({ gameType }) => gameType),
})

const favourites = from(favouritesQuery, codesOf)

type Played = Parameters<typeof recentlyPlayed>[0]
type Rounds = Parameters<typeof recentWins>[0]
type Bonuses = { bonuses: Parameters<typeof freeSpinGames>[0] }
type Specials = readonly { type: GameListSource; games: readonly string[] }[]

const special = (source: GameListSource) =>
  from<Specials>(ownSpecialsQuery, (lists) => ({
    codes: lists.filter(({ type }) => type === source).flatMap(({ games }) => games),
  }))

const played = from<Played>(playerGamesQuery, (games) => ({
  codes: [...mostPlayed(games), ...recentlyPlayed(games)],
}))

function winsOf(rounds: Rounds): OwnData {
  const best = recentWins(rounds)
  return {
    codes: best.map(({ gameType }) => gameType),
    wins: new Map(best.map(({ gameType, win }) => [gameType, win])),
  }
}

/** Queries of a player's lists by source; lists with a seed game start from its candidates (CAT-05). */
export const ownSources: Partial<Record<GameListSource, OwnQuery>> = {
  Favourites: favourites,
  FavouritesLive: favourites,
  RecentlyPlayed: from<Played>(playerGamesQuery, (games) => ({ codes: recentlyPlayed(games) })),
  MostPlayed: from<Played>(playerGamesQuery, (games) => ({ codes: mostPlayed(games) })),
  RecentWins: from<Rounds>(gameResultsQuery, winsOf),
  FreeSpins: from<Bonuses>(gamingBonusesQuery, ({ bonuses }) => ({ codes: freeSpinGames(bonuses) })),
  GoldenChips: from<Bonuses>(gamingBonusesQuery, ({ bonuses }) => ({ codes: goldenChipGames(bonuses) })),
  TriedOnce: special('TriedOnce'),
  BecauseYouPlayedPggService: special('BecauseYouPlayedPggService'),
  BloomreachPersonalized: from<{ codes: readonly string[]; failed: boolean }>(
    personalisedQuery,
    ({ codes, failed }) => ({ codes, ...(failed && { old: true }) }),
  ),
  BecauseYouLikeInternal: favourites,
  BecauseYouLikeLiveInternal: favourites,
  BecauseYouPlayedInternal: played,
}
