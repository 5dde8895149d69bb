import { createExternalStore } from '#app/domain/externalStore.ts'
import type { StorageEntry } from './storage.ts'
import { endOf, type Visit } from './visit.ts'

type Options<T> = {
  kept: StorageEntry
  /** Returns a value for any stored JSON; invalid JSON is `undefined`. */
  parse: (stored: unknown) => T
  /** The value during hydration. @default the stored value */
  initial?: T
}

/** A store of the visit whose value is in the browser's storage; it follows changes by other tabs. */
export function persistedStore<T>(visit: Visit, { kept, parse, initial }: Options<T>) {
  const read = () => parse(kept.readJson())
  const stored = read()
  const store = createExternalStore(initial ?? stored)
  store.set(stored)
  /** The stored text from which the value was parsed. */
  let text = kept.read()
  const write = (next: T): boolean => {
    const isStored = kept.writeJson(next)
    text = kept.read()
    return isStored
  }
  const check = () => {
    // The event also reports other keys.
    if (kept.read() === text) return
    text = kept.read()
    store.set(read())
  }
  // The server has neither events nor a storage.
  globalThis.addEventListener?.('storage', check, { signal: endOf(visit) })
  return {
    ...store,
    /** Sets a value for the visit; returns whether the browser has stored it. */
    set(next: T): boolean {
      const isStored = write(next)
      store.set(next)
      return isStored
    },
    /** Updates the stored value, unless the browser does not store it; returns whether it did. */
    change(by: (value: T) => T): boolean {
      const next = by(read())
      const isStored = write(next)
      if (isStored) store.set(next)
      return isStored
    },
  }
}
