import { queryOptions } from '@tanstack/react-query'
import type { GatewayCall } from '#app/api/contract/player/gateway.ts'
import type { CallOptions } from '#app/api/gateway.ts'
import { sessionServices } from '../session/sessionServices.ts'

/** First element of every query key with data of a player; logout clears exactly these. */
export const PLAYER = 'player'

/** Options of player data, which events and responses refresh; it never gets stale by age. */
export const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const

type Given<Call extends GatewayCall> = Omit<CallOptions<Call>, 'signal'>

const queryOf = <Call extends GatewayCall>(call: Call, given: Given<Call>) =>
  queryOptions({
    queryKey: [PLAYER, call],
    queryFn: ({ client, signal }) =>
      sessionServices(client).gateway.call(call, { ...given, signal } as CallOptions<Call>),
    ...NEVER_STALE,
  })

/** All fields of a player's info that the site requests (S1 3.2). */
const INFO_FIELDS = [
  'language',
  'username',
  'accountBusinessPhase',
  'userId',
  'sex',
  'phone',
  'email',
  'city',
  'playerClientId',
  'suspended',
]

export const infoQuery = queryOf('info', { query: { requestedPlayerData: INFO_FIELDS.join(',') } })
export const overviewQuery = queryOf('overview', {})
export const balancesQuery = queryOf('balances', {})
export const visibilityQuery = queryOf('balanceVisibility', {})
export const gamingBonusesQuery = queryOf('gamingBonuses', {
  body: { returnBonusTemplateDetails: true, statusFilter: 'current' },
})
export const bonusesQuery = queryOf('bonuses', { query: { statusFilter: 'current' } })
export const optInsQuery = queryOf('optIns', {})
export const marketingTagsQuery = queryOf('marketingTags', {})
export const notificationTokenQuery = queryOf('notificationToken', {})
export const favouritesQuery = queryOf('favourites', { query: { requestedFavorites: 'games' } })
