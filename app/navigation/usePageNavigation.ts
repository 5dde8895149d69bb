import { useCallback, useSyncExternalStore } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { modalHistory } from './modalHistory.ts'

type Options = Pick<NavigateOptions, 'replace' | 'state'>

/** The pending page navigation. */
const pending = createExternalStore<Promise<void> | undefined>(undefined)

/** Stores a navigation until it ends or another replaces it. */
function follow(navigation: void | Promise<void>): void {
  const mine = Promise.resolve(navigation).then(end, end)
  function end() {
    if (pending.getSnapshot() === mine) pending.set(undefined)
  }
  pending.set(mine)
}

/**
 * Whether a page navigation is pending. The router's own state changes in a transition, which waits for parts of the page
 * that have not hydrated.
 */
export const usePendingNavigation = (): boolean =>
  useSyncExternalStore(
    pending.subscribe,
    () => pending.getSnapshot() !== undefined,
    () => false,
  )

/** Navigates to another page; from a transient modal, such as the menu, it replaces the modal's history entry. */
export function usePageNavigation(): (address: string, options?: Options) => void {
  const navigate = useNavigate()
  return useCallback(
    (address, { replace = false, state } = {}) => {
      const navigation = navigate(address, { replace: replace || modalHistory.isReplaced(), state })
      follow(navigation)
      void modalHistory.waitFor(navigation)
    },
    [navigate],
  )
}
