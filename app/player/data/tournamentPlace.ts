import { queryOptions, useQuery } from '@tanstack/react-query'
import { refetchIntervalOf } from '#app/content/refetchInterval.ts'
import { seconds } from '#app/domain/durations.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { PLAYER } from './playerQueries.ts'

/** Milliseconds between two requests for the place. */
const REFETCH_INTERVAL_MS = seconds(30)

/** Beginning of the key of every place: a player who takes part in another promotion may have one. */
export const PLACES = [PLAYER, 'tournamentPlace'] as const

const placeQuery = (promotionId: string) =>
  queryOptions({
    queryKey: [...PLACES, promotionId],
    queryFn: ({ client, signal }) =>
      sessionServices(client).gateway.call('tournamentPlace', { query: { promotionId }, signal }),
    staleTime: REFETCH_INTERVAL_MS,
    refetchInterval: refetchIntervalOf('leaderboard', REFETCH_INTERVAL_MS),
  })

/** The player's place in the tournament of a promotion; no request is sent for guests. */
export const useTournamentPlace = (promotionId: string, isPlayer: boolean) =>
  useQuery({ ...placeQuery(promotionId), enabled: isPlayer })
