import { createExternalStore } from '#app/domain/externalStore.ts'
import { KEPT_TIMING } from '#app/domain/offline.ts'
import { endOf, type Visit } from '../visit.ts'

/** When the server had sent a response that came from the device, in milliseconds since 1970. */
function keptAt(entry: PerformanceEntry): number | undefined {
  const { serverTiming } = entry as PerformanceResourceTiming
  const kept = serverTiming.find(({ name }) => name === KEPT_TIMING)
  return kept && Date.parse(kept.description)
}

/**
 * When the oldest data of the page had been sent that came from this device instead of the server, in milliseconds since
 * 1970; `undefined` if none did since the last `set(undefined)`.
 */
export function createKeptTime(visit: Visit) {
  const store = createExternalStore<number | undefined>(undefined)

  function note(entries: PerformanceEntryList): void {
    for (const entry of entries) {
      const at = keptAt(entry)
      if (at !== undefined) store.set(Math.min(at, store.getSnapshot() ?? at))
    }
  }

  let observers: readonly PerformanceObserver[] = []

  function watch(): void {
    if (observers.length > 0) return
    observers = ['navigation', 'resource'].map((type) => {
      const observer = new PerformanceObserver((list) => note(list.getEntries()))
      observer.observe({ type, buffered: true })
      return observer
    })
    endOf(visit).addEventListener('abort', () => {
      for (const observer of observers) observer.disconnect()
    })
  }

  return {
    ...store,
    // The first subscriber is in a browser.
    subscribe(listener: () => void): () => void {
      watch()
      return store.subscribe(listener)
    },
  }
}
