import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Taken, takenOf } from '#app/domain/optIns.ts'
import { connection } from '#app/session/connection.ts'
import { marketingTagsQuery, optInsQuery } from './playerQueries.ts'

const read = { enabled: false } as const

/** What the player who is here takes part in; `undefined` until it is known, and for visitors. */
export function useTaken(): Taken | undefined {
  const optIns = useQuery({ ...optInsQuery, ...read }).data?.bonusTemplateOptIns
  const tags = useQuery({ ...marketingTagsQuery, ...read }).data?.tags
  return useMemo(() => (optIns || tags) && takenOf(optIns ?? [], tags ?? []), [optIns, tags])
}

/** Opts into a template or out of it; the local list changes once the gateway has it (BON-04). */
export async function changeOptIn(templateCode: string, into: boolean): Promise<void> {
  const { client, gateway } = connection()
  await gateway.call(into ? 'optIn' : 'optOut', { body: { templateCode } })
  client.setQueryData(optInsQuery.queryKey, (before) => {
    const others = before?.bonusTemplateOptIns.filter((own) => own.templateCode !== templateCode) ?? []
    return { bonusTemplateOptIns: into ? [...others, { templateCode }] : others }
  })
}

/** Posts marketing tags and appends them locally (BON-05). */
export async function addMarketingTags(tags: readonly string[]): Promise<void> {
  const { client, gateway } = connection()
  await gateway.call('addMarketingTags', { body: { tags: [...tags] } })
  client.setQueryData(marketingTagsQuery.queryKey, (before) => ({
    tags: [...new Set([...(before?.tags ?? []), ...tags])],
  }))
}
