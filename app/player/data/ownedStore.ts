import { createExternalStore } from '#app/domain/externalStore.ts'
import type { persistedStore } from '#app/platform/persistedStore.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { ownerQuery } from './owner.ts'

type Options<All, T> = {
  /** The store with the values of all owners. */
  all: ReturnType<typeof persistedStore<All>>
  /** Returns the value of one owner. */
  of: (all: All, owner: string) => T
  /** Returns all values with that of one owner replaced. */
  put: (all: All, owner: string, value: T) => All
  none: T
  /** Owner key of guests; without it a guest has no value. */
  guest?: string
}

/**
 * A store with the current visitor's value, which the device stores under the hash of the player's name; `undefined` until it
 * has been read. A value that the browser does not store lasts for the visit.
 */
export function ownedStore<All, T>(visit: Visit, { all, of, put, none, guest }: Options<All, T>) {
  const auth = storeOf(visit, createAuth)
  const store = createExternalStore<T | undefined>(undefined)
  let name: string | undefined
  let owner: string | undefined
  /** The value that the browser did not store. */
  let unsaved: T | undefined

  const show = () => store.set(unsaved ?? (owner === undefined ? none : of(all.getSnapshot(), owner)))

  async function follow(): Promise<void> {
    const { state, player } = auth.getSnapshot()
    if (state === 'pending' || (player?.username === name && store.getSnapshot())) return
    name = player?.username
    owner = guest
    unsaved = undefined
    if (name === undefined) return show()
    store.set(undefined)
    const of = name
    const key = await visit.fetchQuery(ownerQuery(of)).catch(() => null)
    if (name !== of) return
    owner = key ?? undefined
    show()
  }

  const stops = [auth.subscribe(() => void follow()), all.subscribe(() => store.getSnapshot() && show())]
  endOf(visit).addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  void follow()

  return {
    ...store,
    /** Changes the visitor's value; returns whether the browser has stored it. */
    change(by: (value: T) => T): boolean {
      const own = owner
      const change = (stored: All, key: string) => put(stored, key, by(unsaved ?? of(stored, key)))
      const isKept = own !== undefined && all.change((stored) => change(stored, own))
      unsaved = isKept ? undefined : by(store.getSnapshot() ?? none)
      show()
      return isKept
    },
  }
}
