import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { mainBalance } from '#app/domain/balances.ts'
import { connection } from '#app/session/connection.ts'
import { balancesQuery, overviewQuery, visibilityQuery } from './playerQueries.ts'

/** What came with the login is read; asking is the session's business. */
const read = { enabled: false } as const

/** Money to play with, in lei; `undefined` until it is known. */
export function useBalance(): number | undefined {
  const fresh = useQuery({ ...balancesQuery, ...read }).data
  const atLogin = useQuery({ ...overviewQuery, ...read }).data
  const known = fresh ?? atLogin
  return known && mainBalance(known.balances)
}

/** Asks for the balances anew, after something has changed them. */
export const refreshBalance = (client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ ...balancesQuery, staleTime: 0 }).catch(() => undefined)

/** Whether the player has hidden the balance: `undefined` until it is known, yes where it cannot be known (BAL-03). */
export function useBalanceHidden(): boolean | undefined {
  const { data, isError } = useQuery({ ...visibilityQuery, ...read })
  return data?.balanceHidden ?? (isError ? true : undefined)
}

/** Hides the balance or shows it, at the gateway; what is shown changes once the gateway has it (BAL-03). */
export function useHideBalance() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['player', 'hideBalance'],
    mutationFn: (balanceHidden: boolean) =>
      connection().gateway.call('changeBalanceVisibility', { body: { balanceHidden } }),
    onSuccess: (answer) => client.setQueryData(visibilityQuery.queryKey, answer),
  })
}
