import { CACHE_PREFIX, FILES_PREFIX, WORKER_ADDRESS } from '#app/domain/offline.ts'
import { trustedScript } from '../trustedScript.ts'
import { canKeepSite } from './keptData.ts'

/** What the worker keeps besides what pages request through it: addresses of pages and of their data; it keeps the catalogue by itself. */
export type Wanted = Readonly<Record<'document' | 'data', readonly string[]>>

/** The same, on a page of a built site: development and stories have no worker. */
export const hasWorker = (): boolean =>
  import.meta.env.PROD && '__reactRouterManifest' in window && canKeepSite()

/**
 * Keeps the site on this device, and what is `wanted` of it. Rejects where the browser refuses, for example in a private
 * window or with a full disk: then the site goes on without it.
 */
export async function keepSite(wanted: Wanted): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(trustedScript(WORKER_ADDRESS), { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  active?.postMessage({ keep: wanted })
}

const isOfFiles = (name: string): boolean => name.startsWith(FILES_PREFIX)

/** Removes the site from this device. */
export async function removeSite(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  // The worker keeps nothing more once its files are gone.
  const filesFirst = [...names.filter(isOfFiles), ...names.filter((name) => !isOfFiles(name))]
  for (const name of filesFirst) await caches.delete(name)
}

/** Bytes that the site takes on this device; `undefined` where the browser does not tell. */
export async function keptBytes(): Promise<number | undefined> {
  const told: StorageEstimate & { usageDetails?: { caches?: number } } = await navigator.storage
    .estimate()
    .catch(() => ({}))
  return told.usageDetails?.caches ?? told.usage
}
