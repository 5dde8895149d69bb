import { createExternalStore } from '#app/domain/externalStore.ts'

/**
 * Entries that wait for code which loads later: the first `limit` are kept, and go in order to the handler that connects;
 * from then on each goes there at once.
 */
export function createHandover<T>(limit: number) {
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
