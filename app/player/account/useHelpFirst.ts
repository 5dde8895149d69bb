import { useEffect } from 'react'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { useStore } from '#app/platform/visit.ts'
import { useSelfExcluded } from '../data/exclusion.ts'
import { createHelpFirst } from './helpFirst.ts'

/**
 * Marks the page so that styles hide promotions of play: the player has excluded themselves, or the answer failed
 * (CPL-04). The mark is not stored.
 */
export function useHelpFirst(): void {
  const helpFirst = isHelpFirst(useSelfExcluded().fact)
  const store = useStore(createHelpFirst)
  useEffect(() => {
    if (!helpFirst) return
    store.set(true)
    const { dataset } = document.documentElement
    dataset.excluded = ''
    return () => {
      store.set(false)
      delete dataset.excluded
    }
  }, [helpFirst, store])
}
