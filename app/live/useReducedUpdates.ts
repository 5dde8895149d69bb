import { useSyncExternalStore } from 'react'
import { mayAskEarly } from '#app/platform/connection.ts'
import { useHydrating } from '#app/platform/useHydrating.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'
import { tooManyUpdates } from './updateRate.ts'

const isBustling = () => tooManyUpdates.getSnapshot()

/** Whether tables update without animation: the visitor wants less motion or data, or too much changes. */
export function useReducedUpdates(): boolean {
  const still = usePrefersStill()
  const hydrating = useHydrating()
  const bustling = useSyncExternalStore(tooManyUpdates.subscribe, isBustling, () => false)
  return still || bustling || (!hydrating && !mayAskEarly())
}
