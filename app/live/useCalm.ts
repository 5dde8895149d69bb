import { mayAskEarly } from '#app/lib/connection.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'

/** Whether tables keep still: less motion or less data is wanted. */
export function useCalm(): boolean {
  const still = usePrefersStill()
  const hydrating = useHydrating()
  return still || (!hydrating && !mayAskEarly())
}
