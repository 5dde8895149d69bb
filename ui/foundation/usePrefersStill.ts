import { useSyncExternalStore } from 'react'
import { prefersStill, STILL_QUERY } from './swipe.ts'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(STILL_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the person asked for less motion, also when they change their mind; the server assumes not. */
export const usePrefersStill = (): boolean => useSyncExternalStore(subscribe, prefersStill, () => false)
