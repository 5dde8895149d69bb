import { useSyncExternalStore } from 'react'
import { prefersStill, STILL_QUERY } from './swipe.ts'

/** Calls `listener` when the person asks for less motion or no longer does; until the returned function is called. */
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

/** Whether the person asked for less motion, also when they change their mind; the server assumes not. */
export const usePrefersStill = (): boolean => useSyncExternalStore(watchStill, prefersStill, () => false)
