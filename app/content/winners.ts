import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Winner, type WinnerKind } from '#app/api/contract/winners.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { refetchIntervalOf } from './refetchInterval.ts'

/** Milliseconds between two requests for the winners (WIN-01). */
const REFETCH_INTERVAL_MS = seconds(30)

export const winnersQuery = (kind: WinnerKind) =>
  queryOptions({
    queryKey: ['winners', kind],
    queryFn: ({ signal }) => request(`/api/winners?kind=${kind}`, { schema: v.array(Winner), signal }),
    staleTime: REFETCH_INTERVAL_MS,
    refetchInterval: refetchIntervalOf('winners', REFETCH_INTERVAL_MS),
  })

export const useWinners = (kind: WinnerKind) => useQuery(winnersQuery(kind))
