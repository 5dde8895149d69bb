import { SAVED_COPY_EVENT } from '#app/api/savedCopyEvent.ts'
import { SAVED_COPY_TIME } from '#app/domain/bootNames.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { endOf, type Visit } from '../visit.ts'

/**
 * When the server had sent the oldest data of the page that the service worker took from its caches, in milliseconds
 * since 1970; `undefined` if all came from the server since the last `set(undefined)`.
 */
export function createSavedCopyTime(visit: Visit) {
  const store = createExternalStore<number | undefined>(undefined)
  let watches = false

  function note(at: number): void {
    if (!Number.isNaN(at)) store.set(Math.min(at, store.getSnapshot() ?? at))
  }

  function watch(): void {
    if (watches) return
    watches = true
    note(Date.parse(document.documentElement.dataset[SAVED_COPY_TIME] ?? ''))
    window.addEventListener(SAVED_COPY_EVENT, ({ detail }) => note(detail), { signal: endOf(visit) })
  }

  return {
    ...store,
    // The server has no window, and calls no `subscribe`.
    subscribe(listener: () => void): () => void {
      watch()
      return store.subscribe(listener)
    },
  }
}
