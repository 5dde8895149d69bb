import { queryOptions } from '@tanstack/react-query'
import { WebGlobal } from '#app/api/contract/cms.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'

/** Timeout: the caller waits for the toggles, and without an answer they count as off. */
const REQUEST_TIMEOUT = seconds(3)

/** The features that are switched on for this site (S2 7); requested when first needed. */
export const featureTogglesQuery = queryOptions({
  queryKey: ['featureToggles'],
  queryFn: async ({ signal }) => {
    const options = { schema: WebGlobal, signal, timeout: REQUEST_TIMEOUT }
    return (await request('/api/feature-toggles', options)).featureToggle
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
