import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this component is hydrating right now: then it renders what the server rendered. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
