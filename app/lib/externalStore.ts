/** Who wants to hear of changes; somebody may come or go while all are told. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(): void {
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A value for React's `useSyncExternalStore`; setting what it already holds tells nobody. */
export function createExternalStore<T>(initial: T) {
  const { subscribe, tell } = createListeners()
  let value = initial
  return {
    subscribe,
    getSnapshot: (): T => value,
    set(next: T): void {
      if (Object.is(next, value)) return
      value = next
      tell()
    },
  }
}
