import { useEffect } from 'react'
import { useSelfExcluded } from '#app/queries/player/exclusion.ts'

/** Tells styles that the player has excluded themselves: what promotes play is not for them (CPL-04). Kept nowhere. */
export function useHelpFirst(): void {
  const excluded = useSelfExcluded()
  useEffect(() => {
    if (!excluded) return
    const { dataset } = document.documentElement
    dataset.excluded = ''
    return () => {
      delete dataset.excluded
    }
  }, [excluded])
}
