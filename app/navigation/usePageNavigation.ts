import { useCallback, useSyncExternalStore } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { useStore } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'

type Options = Pick<NavigateOptions, 'replace' | 'state'>

/**
 * Path of the pending page, until it renders. The router's own state changes in a transition, which waits for parts of the
 * page that have not hydrated.
 */
export function usePendingPath(): string | undefined {
  const { navigation } = useStore(createModalHistory)
  return useSyncExternalStore(
    navigation.subscribe,
    () => navigation.getSnapshot()?.path,
    () => undefined,
  )
}

/** Navigates to another page; from a transient modal, such as the menu, it replaces the modal's history entry. */
export function usePageNavigation(): (address: string, options?: Options) => void {
  const navigate = useNavigate()
  const modals = useStore(createModalHistory)
  return useCallback(
    (address, { replace = false, state } = {}) => {
      const ended = navigate(address, { replace: replace || modals.isReplaced(), state })
      void modals.waitFor({ path: address.replace(/[?#].*/, ''), ended })
    },
    [navigate, modals],
  )
}
