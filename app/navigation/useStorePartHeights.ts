import { useLayoutEffect } from 'react'
import { storeOf, useVisit } from '#app/platform/visit.ts'
import { browserPageKey, storeInHistoryEntry } from './historyEntries.ts'
import { createModalHistory } from './modalHistory.ts'
import { storePartSizes } from './partSizes.ts'

/** Name under which a history entry stores the slices that were in view when it was left. */
export const SEEN_PARTS = 'parts'

const partsOfPage = () => [...document.querySelectorAll<HTMLElement>('[data-slice]')]

const isInView = (part: HTMLElement): boolean => {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Stores the height of every part when the page is left, covered or reloaded, for a return (UXP-01). */
export function useStorePartHeights(): void {
  const visit = useVisit()
  useLayoutEffect(() => {
    const page = browserPageKey()
    const keep = () => storePartSizes(partsOfPage())
    window.addEventListener('pagehide', keep)
    // A navigation suspends parts that have not hydrated again, so their height is stored first.
    const { subscribe, getSnapshot } = storeOf(visit, createModalHistory)
    const stop = subscribe(() => getSnapshot().length > 0 && keep())
    // A link in a modal closes the modal while the next page loads.
    const onPress = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('[role="dialog"] a[href]') && keep()
    document.addEventListener('click', onPress, { capture: true })
    return () => {
      stop()
      document.removeEventListener('click', onPress, { capture: true })
      window.removeEventListener('pagehide', keep)
      keep()
      const seen = partsOfPage().filter(isInView)
      const slices = Object.fromEntries(seen.map(({ dataset }) => [dataset.slice, true]))
      storeInHistoryEntry(visit, page, SEEN_PARTS, slices)
    }
  }, [visit])
}
