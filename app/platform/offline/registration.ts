import { CACHE_PREFIX, FILES_PREFIX, WORKER_ADDRESS } from '#app/domain/offline.ts'
import { trustedScript } from '../trustedScript.ts'
import { canKeepSite } from './keptData.ts'

/** Addresses of pages and of their data that the worker caches in advance; it also caches the catalogue, unasked. */
export type Wanted = Readonly<Record<'document' | 'data', readonly string[]>>

/** The same, on a page of a built site: development and stories have no worker. */
export const hasWorker = (): boolean =>
  import.meta.env.PROD && '__reactRouterManifest' in window && canKeepSite()

/**
 * Registers the service worker, which caches the site and the `wanted` addresses. Rejects where the browser refuses, for
 * example in a private window or with a full disk; the site then works without it.
 */
export async function keepSite(wanted: Wanted): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(trustedScript(WORKER_ADDRESS), { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  active?.postMessage({ keep: wanted })
}

const isOfFiles = (name: string): boolean => name.startsWith(FILES_PREFIX)

/** Unregisters the service workers and deletes their caches. */
export async function removeSite(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  // A worker whose cache of files is gone caches nothing any more.
  const filesFirst = [...names.filter(isOfFiles), ...names.filter((name) => !isOfFiles(name))]
  for (const name of filesFirst) await caches.delete(name)
}

/** Bytes that the site's caches use on this device; `undefined` where the browser gives no estimate. */
export async function keptBytes(): Promise<number | undefined> {
  const told: StorageEstimate & { usageDetails?: { caches?: number } } = await navigator.storage
    .estimate()
    .catch(() => ({}))
  return told.usageDetails?.caches ?? told.usage
}
