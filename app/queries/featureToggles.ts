import { queryOptions } from '@tanstack/react-query'
import { WebGlobal } from '#app/api/contract/cms.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/lib/durations.ts'

/** Somebody waits for what it decides; without an answer everything is as it was before toggles. */
const PATIENCE = seconds(3)

/** What is switched on for this site (S2 7); asked when something first hangs on it. */
export const featureTogglesQuery = queryOptions({
  queryKey: ['featureToggles'],
  queryFn: async ({ signal }) => {
    const options = { schema: WebGlobal, signal, timeout: PATIENCE }
    return (await request('/api/feature-toggles', options)).featureToggle
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
