import { queryOptions } from '@tanstack/react-query'
import { WebGlobal } from '#app/api/contract/cms.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'

/** Timeout in milliseconds: the caller waits for the toggles, which count as off without a response. */
const REQUEST_TIMEOUT_MS = seconds(3)

/** The features that are switched on for this site (S2 7); requested when first needed. */
export const featureTogglesQuery = queryOptions({
  queryKey: ['featureToggles'],
  queryFn: async ({ signal }) => {
    const options = { schema: WebGlobal, signal, timeout: REQUEST_TIMEOUT_MS }
    return (await request('/api/feature-toggles', options)).featureToggle
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
