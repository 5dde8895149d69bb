import { queryOptions, useQuery } from '@tanstack/react-query'
import { Leaderboard } from '#app/api/contract/tournaments.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { refetchIntervalOf } from './refetchInterval.ts'

/** Milliseconds between two requests for the leaderboard. */
const REFETCH_INTERVAL_MS = seconds(30)

/** An invalid board is a failed load; a missing one is `null`. */
export const leaderboardQuery = (promotion: string) =>
  queryOptions({
    queryKey: ['leaderboard', promotion],
    queryFn: async ({ signal }): Promise<Leaderboard | null> => {
      try {
        const path = `/api/leaderboards/${encodeURIComponent(promotion)}`
        return await request(path, { schema: Leaderboard, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: REFETCH_INTERVAL_MS,
    refetchInterval: refetchIntervalOf('leaderboard', REFETCH_INTERVAL_MS),
  })

/** The leaderboard of a promotion, `null` while the casino has none. */
export const useLeaderboard = (promotion: string) => useQuery(leaderboardQuery(promotion))
