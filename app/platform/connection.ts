import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { request } from '#app/api/request.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { createSavedCopyTime } from './offline/savedCopyTime.ts'
import { storeOf, type Visit } from './visit.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a connection; the server assumes one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Address of the link that was pressed while offline: the page stays, and the offline bar offers to open it. */
export const createHeldAddress = () => createExternalStore<string | undefined>(undefined)

/** Whether the site's server answers, whatever the browser reports. */
export const serverAnswers = (): Promise<boolean> =>
  request(`/api/build?t=${Date.now()}`, { schema: v.unknown(), fresh: true }).then(
    () => true,
    () => false,
  )

/** Whether the offline bar is shown: the browser has no connection, or the page came from the device. */
export const isServerSilent = (visit: Visit): boolean =>
  !navigator.onLine || storeOf(visit, createSavedCopyTime).getSnapshot() !== undefined
