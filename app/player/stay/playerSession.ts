import * as v from 'valibot'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { Stay } from './stay.ts'

const kept = storageEntry('tab', 'arama.session')

/** Start of the player's session in this tab and the balance then, once it is known; `undefined` without a player. */
export const createPlayerSession = () => createExternalStore<Stay | undefined>(undefined)

function write(visit: Visit, session: Stay | undefined): void {
  storeOf(visit, createPlayerSession).set(session)
  if (session) kept.writeJson(session)
  else kept.remove()
}

function stored(): Stay | undefined {
  const result = v.safeParse(Stay, kept.readJson())
  return result.success ? result.output : undefined
}

/** A login begins the session, a new document of the tab continues it, and its end forgets it (CPL-03). */
export function followPlayerSession(visit: Visit): void {
  const auth = storeOf(visit, createAuth)
  /** Username of the player whose session runs, as far as this document knows. */
  let holder: string | undefined
  function follow(): void {
    const { state, player, guestBy } = auth.getSnapshot()
    if (player && player.username !== holder) {
      const before = holder === undefined ? stored() : undefined
      holder = player.username
      write(visit, before ?? { startedAt: Date.now() })
    }
    // While the login state is unknown, the session may still go on.
    if (state !== 'guest' || guestBy === 'unknown') return
    holder = undefined
    write(visit, undefined)
  }
  follow()
  auth.subscribe(follow)
}

/** Records the first known balance of the session. */
export function recordStartBalance(visit: Visit, entry: number): void {
  const session = storeOf(visit, createPlayerSession).getSnapshot()
  if (session && session.entry === undefined) write(visit, { ...session, entry })
}
