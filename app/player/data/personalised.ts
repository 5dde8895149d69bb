import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Personalised } from '#app/api/contract/player/personalised.ts'
import { request } from '#app/api/request.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { infoQuery, PLAYER } from './playerQueries.ts'

/** The last list, stored between visits; a logout removes it. */
const kept = storageEntry('device', 'arama.personalised')

const StoredList = v.object({ data: Personalised, storedAt: v.number() })
type StoredList = v.InferOutput<typeof StoredList>

function readStored(): StoredList | undefined {
  const result = v.safeParse(StoredList, kept.readJson())
  return result.success ? result.output : undefined
}

export const forgetPersonalised = kept.remove

/** Whether a list is too old to be shown without a request (PER-10). */
export const isStale = ({ data, storedAt }: StoredList, now: number): boolean =>
  now > storedAt + data.duration

export type PersonalisedList = {
  codes: readonly string[]
  /** The list is an old one, because a new one could not be loaded. */
  failed: boolean
}

/**
 * The marketing platform's list for this player: stored for its stated time, and longer while it cannot be loaded
 * (PER-10).
 */
export const personalisedQuery = queryOptions({
  queryKey: [PLAYER, 'personalised'],
  queryFn: async ({ client, signal }): Promise<PersonalisedList> => {
    const last = readStored()
    if (last && !isStale(last, Date.now())) return { codes: last.data.recommendations, failed: false }
    try {
      const { userId } = await client.fetchQuery(infoQuery)
      const body = { customer_ids: { userId }, params: {} }
      const data = await request('/api/bloomreach/personalized-games', { schema: Personalised, body, signal })
      // A response after a logout is not stored.
      signal.throwIfAborted()
      kept.writeJson({ data, storedAt: Date.now() } satisfies StoredList)
      return { codes: data.recommendations, failed: false }
    } catch (error) {
      if (!last || signal.aborted) throw error
      return { codes: last.data.recommendations, failed: true }
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
