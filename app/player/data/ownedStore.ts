import { createExternalStore } from '#app/domain/externalStore.ts'
import type { persistedStore } from '#app/platform/persistedStore.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { ownerQuery } from './owner.ts'

type Options<All, T> = {
  /** What the device keeps of everyone. */
  all: ReturnType<typeof persistedStore<All>>
  /** What one owner has. */
  of: (all: All, owner: string) => T
  /** Everything with what one owner has now. */
  put: (all: All, owner: string, value: T) => All
  none: T
  /** Whose the things of a guest are; without it a guest has none. */
  guest?: string
}

/**
 * What this device keeps for the visitor, under the hash of a player's name: undefined until it has been read. Where it cannot
 * be kept it lasts for the visit.
 */
export function ownedStore<All, T>(visit: Visit, { all, of, put, none, guest }: Options<All, T>) {
  const auth = storeOf(visit, createAuth)
  const store = createExternalStore<T | undefined>(undefined)
  let name: string | undefined
  let owner: string | undefined
  /** What the browser did not store. */
  let unkept: T | undefined

  const show = () => store.set(unkept ?? (owner === undefined ? none : of(all.getSnapshot(), owner)))

  async function follow(): Promise<void> {
    const { state, player } = auth.getSnapshot()
    if (state === 'pending' || (player?.username === name && store.getSnapshot())) return
    name = player?.username
    owner = guest
    unkept = undefined
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
    /** Changes what the visitor has; returns whether the browser has stored it. */
    change(by: (value: T) => T): boolean {
      const own = owner
      const change = (stored: All, key: string) => put(stored, key, by(unkept ?? of(stored, key)))
      const isKept = own !== undefined && all.change((stored) => change(stored, own))
      unkept = isKept ? undefined : by(store.getSnapshot() ?? none)
      show()
      return isKept
    },
  }
}
