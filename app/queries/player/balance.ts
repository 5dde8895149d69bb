import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { mainBalance } from '#app/domain/balances.ts'
import { failed, type Known, thenKnown } from '#app/domain/known.ts'
import { connection } from '#app/session/connection.ts'
import { type PlayerFact, useFact } from './fact.ts'
import { balancesQuery, overviewQuery, visibilityQuery } from './playerQueries.ts'

/** Money to play with, in lei: as it was asked for last, else as it came with the login. */
export function useBalance(): PlayerFact<number> {
  const latest = useFact(balancesQuery)
  const atLogin = useFact(overviewQuery)
  const source = latest.fact.state === 'known' ? latest : atLogin
  return { ...atLogin, fact: thenKnown(source.fact, ({ balances }) => mainBalance(balances)) }
}

/** Asks for the balances anew, after something has changed them; resolves to the money to play with. */
export const refreshBalance = (client: QueryClient): Promise<Known<number>> =>
  client.fetchQuery({ ...balancesQuery, staleTime: 0 }).then(
    ({ balances }) => mainBalance(balances),
    () => failed,
  )

/** Asks anew whether money is hidden: another tab has changed it (AUT-13). */
export const refreshVisibility = (client: QueryClient): void =>
  void client.prefetchQuery({ ...visibilityQuery, staleTime: 0 })

/** Whether money is hidden: as the player wants it, and as long as that is not known (BAL-03, UXP-19). */
export function useBalanceHidden(): boolean {
  const { fact } = useFact(visibilityQuery)
  return fact.state !== 'known' || fact.outdated || fact.value.balanceHidden
}

/** Whether it has been answered, well or not, how money is to be shown. */
export const useVisibilitySettled = (): boolean => useFact(visibilityQuery).fact.state !== 'pending'

/** Hides the balance or shows it, at the gateway; what is shown changes once the gateway has it (BAL-03). */
export function useHideBalance() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['player', 'hideBalance'],
    mutationFn: (balanceHidden: boolean) =>
      connection().gateway.call('changeBalanceVisibility', { body: { balanceHidden } }),
    onSuccess(answer) {
      client.setQueryData(visibilityQuery.queryKey, answer)
      connection().tell('balance')
    },
  })
}
