import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this component is hydrating right now. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
