import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { SpecialCategory } from '#app/api/contract/casino.ts'
import { lenientList } from '#app/api/contract/repair.ts'
import { request } from '#app/api/request.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { PLAYER } from './playerQueries.ts'

const Specials = lenientList(SpecialCategory, 100)

/**
 * The lists that the Casino API has made for this player (CAT-07), requested by the browser with the player's identity.
 */
export const ownSpecialsQuery = queryOptions({
  queryKey: [PLAYER, 'specials'],
  queryFn: async ({ client, signal }): Promise<v.InferOutput<typeof Specials>> => {
    const { casino } = sessionServices(client)
    if (!casino) return []
    return request(`${casino}/Personalized/general/categories`, {
      schema: Specials,
      credentials: 'include',
      fresh: true,
      signal,
    })
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
