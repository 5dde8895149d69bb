import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this part is taking over the server's HTML right now. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
