import { useEffect } from 'react'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { useSelfExcluded } from '#app/queries/player/exclusion.ts'

/**
 * Tells styles that what promotes play is not for this player: they have excluded themselves, or nobody could say whether
 * they have (CPL-04). Kept nowhere.
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
