import { useSyncExternalStore } from 'react'
import { prefersStill, STILL_QUERY } from './swipe.ts'

/** Calls `listener` when the preference for less motion changes; the returned function unsubscribes. */
export function watchStill(listener: () => void): () => void {
  const query = window.matchMedia(STILL_QUERY)
  const quiet = new MutationObserver(listener)
  query.addEventListener('change', listener)
  quiet.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    query.removeEventListener('change', listener)
    quiet.disconnect()
  }
}

/** Whether the visitor wants less motion, also after a change; the server assumes not. */
export const usePrefersStill = (): boolean => useSyncExternalStore(watchStill, prefersStill, () => false)
