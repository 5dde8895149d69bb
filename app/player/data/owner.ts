import { queryOptions } from '@tanstack/react-query'
import { sha256Here } from '#app/platform/analytics/sha256.ts'
import { PLAYER } from './playerQueries.ts'

/**
 * A key for what the device keeps of a player: the hash of their name, so that another player does not get it. `null` where
 * the browser has no Web Crypto: then nothing is kept.
 */
export const ownerQuery = (username: string) =>
  queryOptions({
    queryKey: [PLAYER, 'owner', username],
    queryFn: async () => (await sha256Here()?.(username)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
