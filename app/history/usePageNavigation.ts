import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { leaveBy } from '#app/lib/leaving.ts'
import { modalHistory } from './modalHistory.ts'

/** Leads to another page. One that is opened from a passing modal, such as the menu, takes its entry's place. */
export function usePageNavigation(): (
  address: string,
  options?: Pick<NavigateOptions, 'replace' | 'state'>,
) => void {
  const navigate = useNavigate()
  return useCallback(
    (address, { replace = false, state } = {}) => {
      const navigation = navigate(address, { replace: replace || modalHistory.isReplaced(), state })
      leaveBy(navigation)
      void modalHistory.leaveBy(navigation)
    },
    [navigate],
  )
}
