import { known, mapKnown } from '#app/domain/known.ts'
import type { Taken } from '#app/domain/optIns.ts'
import type { Visit } from '#app/platform/visit.ts'
import { type PlayerFact, useFact } from '../data/fact.ts'
import { marketingTagsQuery, optInsQuery } from '../data/playerQueries.ts'
import { PLACES } from '../data/tournamentPlace.ts'
import { useAuth } from '../session/auth.ts'
import { sessionServices } from '../session/sessionServices.ts'

/** Guests take part in no promotion. */
const nothing: Taken = { optIns: known([]), tags: known([]) }

/** The promotions in which the player takes part, as far as known; `retry` repeats the failed requests. */
export function useTaken(): Omit<PlayerFact<never>, 'fact'> & { taken: Taken } {
  const { player } = useAuth()
  const optIns = useFact(optInsQuery)
  const tags = useFact(marketingTagsQuery)
  const taken: Taken = {
    optIns: mapKnown(optIns.fact, ({ bonusTemplateOptIns }) => bonusTemplateOptIns),
    tags: mapKnown(tags.fact, (own) => own.tags),
  }
  return {
    taken: player ? taken : nothing,
    retry() {
      for (const { fact, retry } of [optIns, tags]) if (fact.state === 'failed') retry()
    },
    retrying: optIns.retrying || tags.retrying,
  }
}

/**
 * Opts into a template or out of it; the cached list changes after the gateway's response (BON-04). A missing list is
 * not created from this template, but requested.
 */
export async function changeOptIn(visit: Visit, templateCode: string, into: boolean): Promise<void> {
  await sessionServices(visit).gateway.call(into ? 'optIn' : 'optOut', { body: { templateCode } })
  const known = visit.setQueryData(optInsQuery.queryKey, (before) => {
    if (!before) return undefined
    const others = before.bonusTemplateOptIns.filter((own) => own.templateCode !== templateCode)
    return { bonusTemplateOptIns: into ? [...others, { templateCode }] : others }
  })
  if (!known) await refetchAfterChange(visit, optInsQuery)
}

/** Posts marketing tags and appends them to the cached list (BON-05); a missing list is requested. */
export async function addMarketingTags(visit: Visit, tags: readonly string[]): Promise<void> {
  await sessionServices(visit).gateway.call('addMarketingTags', { body: { tags: [...tags] } })
  const known = visit.setQueryData(
    marketingTagsQuery.queryKey,
    (before) => before && { tags: [...new Set([...before.tags, ...tags])] },
  )
  void visit.invalidateQueries({ queryKey: PLACES })
  if (!known) await refetchAfterChange(visit, marketingTagsQuery)
}

/** Requests a list again after a change: a pending response may be older than the change. */
async function refetchAfterChange(visit: Visit, query: { queryKey: readonly string[] }): Promise<void> {
  await visit.cancelQueries({ queryKey: query.queryKey })
  await visit.prefetchQuery({ ...query, staleTime: 0 })
}
