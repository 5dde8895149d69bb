import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Winner, type WinnerKind } from '#app/api/contract/winners.ts'
import { seconds } from '#app/lib/durations.ts'

/** How often the winners are asked for again (WIN-01). */
const REFRESH = seconds(30)

async function fetchWinners(kind: WinnerKind, signal: AbortSignal): Promise<Winner[]> {
  const response = await fetch(`/api/winners?kind=${kind}`, { signal })
  if (!response.ok) throw new Error(`winners answered ${response.status}`)
  return v.parse(v.array(Winner), await response.json())
}

export const winnersQuery = (kind: WinnerKind) =>
  queryOptions({
    queryKey: ['winners', kind],
    queryFn: ({ signal }) => fetchWinners(kind, signal),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  })

export const useWinners = (kind: WinnerKind) => useQuery(winnersQuery(kind))
