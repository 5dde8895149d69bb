import { queryOptions } from '@tanstack/react-query'
import { sessionServices } from '../session/sessionServices.ts'
import { PLAYER } from './playerQueries.ts'

/** The gateway leaves out games with fewer rounds (S2 9). */
const MIN_ROUNDS = 10

/** Results of one request (S2 9). */
const MAX_RESULTS = 30

/** The last month as the gateway's date format. */
function lastMonth(): { from: string; to: string } {
  const now = new Date()
  const before = new Date(now)
  before.setMonth(now.getMonth() - 1)
  return { from: before.toISOString(), to: now.toISOString() }
}

const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

/** How often the player has played each game in the last month (PER-02). */
export const playerGamesQuery = queryOptions({
  queryKey: [PLAYER, 'playerGames'],
  queryFn: async ({ client, signal }) => {
    const { from, to } = lastMonth()
    const body = {
      startDate: from,
      endDate: to,
      minimumGameRoundCount: MIN_ROUNDS,
      languageCode: document.documentElement.lang,
    }
    return (await sessionServices(client).gateway.call('playerGames', { body, signal })).results
  },
  ...kept,
})

/** The player's last rounds of the last month (PER-03). */
export const gameResultsQuery = queryOptions({
  queryKey: [PLAYER, 'gameResults'],
  queryFn: async ({ client, signal }) => {
    const { from, to } = lastMonth()
    const body = {
      startDatetime: from,
      endDatetime: to,
      nearestGames: false as const,
      page: 1,
      max: MAX_RESULTS,
      order: 'desc' as const,
      filterOutParameters: ['EXITGAME'],
      fields: ['code', 'datetime', 'gameName', 'gameType', 'win'] as const,
    }
    const answer = await sessionServices(client).gateway.call('gameResults', {
      body: { ...body, fields: [...body.fields] },
      signal,
    })
    return answer.results
  },
  ...kept,
})
