import { track } from '#app/integrations/analytics.ts'

/** Reports a finished search to analytics (SEA-06), without its term. */
export const reportSearch = (): void => track({ event: 'casino_search' })
