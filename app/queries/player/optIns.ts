import type { QueryClient } from '@tanstack/react-query'
import { known, mapKnown } from '#app/domain/known.ts'
import type { Taken } from '#app/domain/optIns.ts'
import { useAuth } from '#app/session/auth.ts'
import { connection } from '#app/session/connection.ts'
import { type PlayerFact, useFact } from './fact.ts'
import { marketingTagsQuery, optInsQuery } from './playerQueries.ts'

/** Visitors take part in nothing. */
const nothing: Taken = { optIns: known([]), tags: known([]) }

/** What the player who is here takes part in, as far as it is known; `retry` asks for what could not be had. */
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
 * Opts into a template or out of it; the local list changes once the gateway has it (BON-04). A list that is not known does
 * not become one of this template: it is asked for.
 */
export async function changeOptIn(templateCode: string, into: boolean): Promise<void> {
  const { client, gateway } = connection()
  await gateway.call(into ? 'optIn' : 'optOut', { body: { templateCode } })
  const known = client.setQueryData(optInsQuery.queryKey, (before) => {
    if (!before) return undefined
    const others = before.bonusTemplateOptIns.filter((own) => own.templateCode !== templateCode)
    return { bonusTemplateOptIns: into ? [...others, { templateCode }] : others }
  })
  if (!known) await askAnew(client, optInsQuery)
}

/** Posts marketing tags and appends them locally (BON-05); a list that is not known is asked for. */
export async function addMarketingTags(tags: readonly string[]): Promise<void> {
  const { client, gateway } = connection()
  await gateway.call('addMarketingTags', { body: { tags: [...tags] } })
  const known = client.setQueryData(
    marketingTagsQuery.queryKey,
    (before) => before && { tags: [...new Set([...before.tags, ...tags])] },
  )
  if (!known) await askAnew(client, marketingTagsQuery)
}

/** Asks for what is known since the change: an answer that is on its way may be of before it. */
async function askAnew(client: QueryClient, query: { queryKey: readonly string[] }): Promise<void> {
  await client.cancelQueries({ queryKey: query.queryKey })
  await client.prefetchQuery({ ...query, staleTime: 0 })
}
