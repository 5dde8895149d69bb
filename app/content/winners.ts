import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Winner, type WinnerKind } from '#app/api/contract/winners.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { polling } from './polling.ts'

/** Time between two requests for the winners (WIN-01). */
const REFETCH_INTERVAL = seconds(30)

export const winnersQuery = (kind: WinnerKind) =>
  queryOptions({
    queryKey: ['winners', kind],
    queryFn: ({ signal }) => request(`/api/winners?kind=${kind}`, { schema: v.array(Winner), signal }),
    staleTime: REFETCH_INTERVAL,
    refetchInterval: polling('winners', REFETCH_INTERVAL),
  })

export const useWinners = (kind: WinnerKind) => useQuery(winnersQuery(kind))
