import { createExternalStore } from '#app/domain/externalStore.ts'
import type { Kept } from './storage.ts'
import { endOf, type Visit } from './visit.ts'

type Options<T> = {
  kept: Kept
  /** Makes a value of what is stored, whatever that is. */
  parse: (stored: unknown) => T
  /** The value during hydration. @default what is stored */
  initial?: T
}

/** A store of the visit whose value is in the browser's storage; the changes of another tab arrive too. */
export function keptStore<T>(visit: Visit, { kept, parse, initial }: Options<T>) {
  const read = () => parse(kept.readJson())
  const stored = read()
  const store = createExternalStore(initial ?? stored)
  store.set(stored)
  /** The text that the value stands for. */
  let text = kept.read()
  const write = (next: T): boolean => {
    const isStored = kept.writeJson(next)
    text = kept.read()
    return isStored
  }
  const look = () => {
    // Every change of another tab is told, also of what is not kept here.
    if (kept.read() === text) return
    text = kept.read()
    store.set(read())
  }
  // The server has neither events nor a storage.
  globalThis.addEventListener?.('storage', look, { signal: endOf(visit) })
  return {
    ...store,
    /** Sets a value for the visit; returns whether the browser has stored it. */
    set(next: T): boolean {
      const isStored = write(next)
      store.set(next)
      return isStored
    },
    /** Changes what is stored now; returns whether the browser has stored it. Otherwise nothing changes. */
    change(by: (value: T) => T): boolean {
      const next = by(read())
      const isStored = write(next)
      if (isStored) store.set(next)
      return isStored
    },
  }
}
