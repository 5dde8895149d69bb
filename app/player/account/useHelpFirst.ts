import { useEffect } from 'react'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { useSelfExcluded } from '../data/exclusion.ts'

/**
 * Marks the page so that styles hide promotions of play: the player has excluded themselves, or the answer failed
 * (CPL-04). Nothing is stored.
 */
export function useHelpFirst(): void {
  const helpFirst = isHelpFirst(useSelfExcluded().fact)
  useEffect(() => {
    if (!helpFirst) return
    const { dataset } = document.documentElement
    dataset.excluded = ''
    return () => {
      delete dataset.excluded
    }
  }, [helpFirst])
}
