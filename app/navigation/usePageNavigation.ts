import { useCallback, useSyncExternalStore } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { modalHistory } from './modalHistory.ts'

type Options = Pick<NavigateOptions, 'replace' | 'state'>

/** The navigation that is under way. */
const pending = createExternalStore<Promise<void> | undefined>(undefined)

/** Notes a navigation until it ends or another takes its place. */
function follow(navigation: void | Promise<void>): void {
  const mine = Promise.resolve(navigation).then(end, end)
  function end() {
    if (pending.getSnapshot() === mine) pending.set(undefined)
  }
  pending.set(mine)
}

/**
 * Whether a navigation is under way. The router says so in a transition, which ends no sooner than the parts of the page that
 * had not hydrated have their content.
 */
export const usePendingNavigation = (): boolean =>
  useSyncExternalStore(
    pending.subscribe,
    () => pending.getSnapshot() !== undefined,
    () => false,
  )

/** Leads to another page. One that is opened from a passing modal, such as the menu, takes its entry's place. */
export function usePageNavigation(): (address: string, options?: Options) => void {
  const navigate = useNavigate()
  return useCallback(
    (address, { replace = false, state } = {}) => {
      const navigation = navigate(address, { replace: replace || modalHistory.isReplaced(), state })
      follow(navigation)
      void modalHistory.leaveBy(navigation)
    },
    [navigate],
  )
}
