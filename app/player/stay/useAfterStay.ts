import { useCallback, useEffect, useState } from 'react'
import { withFlags } from '#app/domain/flags.ts'
import { failed, type Known, known, pending } from '#app/domain/known.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { refreshBalance, useBalanceHidden } from '../data/balance.ts'
import { useAuth } from '../session/auth.ts'
import { createEndedStay, type EndedStay } from './stay.ts'

/** Balance after the last round: from the gateway, or the last known one if the session has ended. */
function useMoneyAfter({ last }: EndedStay): Known<number> {
  const visit = useVisit()
  const isPlayer = useAuth().player !== undefined
  const [settled, setSettled] = useState<Known<number>>(pending)
  useEffect(() => {
    if (isPlayer) void refreshBalance(visit).then(setSettled)
  }, [visit, isPlayer])
  if (isPlayer) return settled
  return last === undefined ? failed : known(last)
}

/** Data and actions of a dialog after a stay: the balance, whether it is hidden, and functions that close the dialog. */
export function useAfterStay(stay: EndedStay) {
  const navigate = usePageNavigation()
  const ended = useStore(createEndedStay)
  const forget = useCallback(() => ended.set(undefined), [ended])
  const hidden = useBalanceHidden()
  const masked = useAuth().player ? hidden : (stay.masked ?? true)
  const money = useMoneyAfter(stay)

  function leadTo(address: string): void {
    navigate(withFlags(address, visitQuery))
    forget()
  }
  return { money, masked, forget, leadTo }
}
