import { track } from '#app/platform/analytics/analytics.ts'

/** Reports a finished search to analytics (SEA-06), without its term. */
export const reportSearch = (): void => track({ event: 'casino_search' })
