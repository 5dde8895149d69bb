import { track } from '#app/integrations/analytics.ts'

/** Tells analytics of a search that somebody has finished typing (SEA-06); what was typed stays here. */
export const reportSearch = (): void => track({ event: 'casino_search' })
