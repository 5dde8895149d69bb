import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import { SpecialList } from '#app/api/contract/special.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/domain/durations.ts'
import { specialKey } from './specialKey.ts'

/** Milliseconds before a failed load may be repeated, so that the rows of a page do not each retry it. */
const RETRY_INTERVAL_MS = minutes(5)

function fetchSpecial(lobby: Lobby, status: ContentStatus, signal: AbortSignal) {
  const query = new URLSearchParams({ lobby, ...(status === 'Draft' && { status }) })
  return request(`/api/special-categories?${query}`, { schema: v.array(SpecialList), signal })
}

/** Lists of the recommendation service for a lobby; loaded once a visit, so that rows stay the same on return. */
export const specialQuery = (lobby: Lobby, status: ContentStatus) =>
  queryOptions({
    queryKey: specialKey(lobby, status),
    queryFn: ({ signal }) => fetchSpecial(lobby, status, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > RETRY_INTERVAL_MS,
  })

/** The lists of the recommendation service. */
export const useSpecial = (lobby: Lobby, status: ContentStatus) => useQuery(specialQuery(lobby, status))
