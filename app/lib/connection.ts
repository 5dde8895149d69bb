import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { request } from '#app/api/request.ts'
import { createExternalStore } from './externalStore.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device says that it has a connection; the server takes it for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Address of ours that was pressed without a connection: the page stays, and the bar that says so offers it again. */
export const heldAddress = createExternalStore<string | undefined>(undefined)

/** Whether our own server answers, whatever the device says. */
export const serverAnswers = (): Promise<boolean> =>
  request(`/api/build?t=${Date.now()}`, { schema: v.unknown(), fresh: true }).then(
    () => true,
    () => false,
  )

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether asking early is worth its bytes. */
export function mayAskEarly(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}
