import { mayPrefetch } from '#app/platform/firstView/connectionQuality.ts'
import { useStored } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'
import { createUpdateRate } from './updateRate.ts'

/** Whether tables update without animation: the visitor wants less motion or data, or too much changes. */
export function useReducedUpdates(): boolean {
  const still = usePrefersStill()
  const hydrating = useHydrating()
  const bustling = useStored(createUpdateRate)
  return still || bustling || (!hydrating && !mayPrefetch())
}
