import { createExternalStore } from '#app/domain/externalStore.ts'

/**
 * A queue for code that loads later: it stores the first `limit` entries, passes them in order to the handler that
 * connects, and then passes each new entry to it directly.
 */
export function createDeferredQueue<T>(limit: number) {
  const waiting = createExternalStore<readonly T[]>([])
  let handle = (entry: T): void => waiting.set([...waiting.getSnapshot(), entry].slice(0, limit))
  return {
    waiting,
    note: (entry: T): void => handle(entry),
    connect(next: (entry: T) => void): void {
      handle = next
      for (const entry of waiting.getSnapshot()) next(entry)
      waiting.set([])
    },
  }
}
