import { useMutation } from '@tanstack/react-query'
import { mainBalance } from '#app/domain/balances.ts'
import { failed, flatMapKnown, type Known } from '#app/domain/known.ts'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { sessionServices } from '../session/sessionServices.ts'
import { type PlayerFact, useFact } from './fact.ts'
import { balancesQuery, overviewQuery, visibilityQuery } from './playerQueries.ts'

/** The gaming balance in lei: the last one loaded, else the one that the login returned. */
export function useBalance(): PlayerFact<number> {
  const latest = useFact(balancesQuery)
  const atLogin = useFact(overviewQuery)
  const source = latest.fact.state === 'known' ? latest : atLogin
  return { ...atLogin, fact: flatMapKnown(source.fact, ({ balances }) => mainBalance(balances)) }
}

/** Reloads the balances after a change; resolves to the gaming balance. */
export const refreshBalance = (visit: Visit): Promise<Known<number>> =>
  visit.fetchQuery({ ...balancesQuery, staleTime: 0 }).then(
    ({ balances }) => mainBalance(balances),
    () => failed,
  )

/** Reloads whether the balance is hidden, after another tab has changed it (AUT-13). */
export const refreshVisibility = (visit: Visit): void =>
  void visit.prefetchQuery({ ...visibilityQuery, staleTime: 0 })

/** Whether the balance is hidden: by the player's choice, and while that is unknown (BAL-03, UXP-19). */
export function useBalanceHidden(): boolean {
  const { fact } = useFact(visibilityQuery)
  return fact.state !== 'known' || fact.outdated || fact.value.balanceHidden
}

/** Whether the request for that choice has settled, with or without success. */
export const useVisibilitySettled = (): boolean => useFact(visibilityQuery).fact.state !== 'pending'

/** Hides or shows the balance at the gateway; the page changes after the gateway's response (BAL-03). */
export function useHideBalance() {
  const visit = useVisit()
  return useMutation({
    mutationKey: ['player', 'hideBalance'],
    mutationFn: (balanceHidden: boolean) =>
      sessionServices(visit).gateway.call('changeBalanceVisibility', { body: { balanceHidden } }),
    onSuccess(answer) {
      visit.setQueryData(visibilityQuery.queryKey, answer)
      sessionServices(visit).tellTabs('balance')
    },
  })
}
