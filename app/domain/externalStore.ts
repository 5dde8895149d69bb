/** A set of listeners; they may be added and removed while all are called. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(): void {
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A store for React's `useSyncExternalStore`; setting the same value calls no listener. */
export function createExternalStore<T>(initial: T) {
  const { subscribe, emit } = createListeners()
  let value = initial
  return {
    subscribe,
    getSnapshot: (): T => value,
    /** The value on the server and during hydration. */
    getInitialSnapshot: (): T => initial,
    set(next: T): void {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
  }
}

export type ExternalStore<T> = ReturnType<typeof createExternalStore<T>>
