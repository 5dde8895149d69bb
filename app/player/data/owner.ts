import { queryOptions } from '@tanstack/react-query'
import { sha256Here } from '#app/platform/analytics/sha256.ts'
import { PLAYER } from './playerQueries.ts'

/**
 * The key of a player's data on this device: the hash of their name, so that players do not get each other's data. `null`
 * where the browser has no Web Crypto; then no data is stored.
 */
export const ownerQuery = (username: string) =>
  queryOptions({
    queryKey: [PLAYER, 'owner', username],
    queryFn: async () => (await sha256Here()?.(username)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
