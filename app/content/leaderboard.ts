import { queryOptions, useQuery } from '@tanstack/react-query'
import { Leaderboard } from '#app/api/contract/tournaments.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { polling } from './polling.ts'

/** Time between two requests for the leaderboard. */
const REFETCH_INTERVAL = seconds(30)

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
    staleTime: REFETCH_INTERVAL,
    refetchInterval: polling('leaderboard', REFETCH_INTERVAL),
  })

/** The leaderboard of a promotion, `null` while the casino has none. */
export const useLeaderboard = (promotion: string) => useQuery(leaderboardQuery(promotion))
