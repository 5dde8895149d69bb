import { track } from '#app/platform/analytics/track.ts'
import type { Visit } from '#app/platform/visit.ts'

/** Reports a finished search to analytics (SEA-06), without its term. */
export const reportSearch = (visit: Visit): void => track(visit, { event: 'casino_search' })
