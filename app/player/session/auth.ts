import { useDeferredValue } from 'react'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { storeOf, useSelected, useStored, type Visit } from '#app/platform/visit.ts'
import type { Player } from './results.ts'

/** pending at the start; then guest or authenticated (S1 4.1). */
export type AuthState = 'pending' | 'guest' | 'authenticated'

/** Why a visitor became a guest without logging out: the session has ended, or the login state could not be loaded. */
export type GuestReason = 'ended' | 'unknown'

/** The login state, as far as this tab knows it. */
export type Auth = { state: AuthState; player?: Player; guestBy?: GuestReason }

/** Before the session has begun, and on the server. */
const notBegun: Auth = { state: 'pending' }

/** The login state of a visit. */
export const createAuth = () => createExternalStore<Auth>(notBegun)

/** The login state; the server always renders `pending`, so that a page is the same for every visitor. */
export const useAuth = (): Auth => useStored(createAuth)

/** The player, deferred so that a login does not block urgent rendering; a logout takes effect at once. */
export function useDeferredPlayer(): Player | undefined {
  const { player } = useAuth()
  const arrived = useDeferredValue(player)
  return arrived?.username === player?.username ? player : undefined
}

/** Why the visitor became a guest without logging out. */
export const useGuestReason = (): GuestReason | undefined => useAuth().guestBy

/**
 * Whether an action needs a login first. A session begins as pending only where a player is expected: a press waits for its
 * result, so nothing asks for a login meanwhile.
 */
export const useNeedsLogin = (): boolean =>
  useSelected(createAuth, (auth) => auth === notBegun || auth.state === 'guest')

/** Resolves once the login state is known. */
export function authKnown(visit: Visit): Promise<Auth> {
  const auth = storeOf(visit, createAuth)
  return new Promise((resolve) => {
    const check = () => {
      const now = auth.getSnapshot()
      if (now.state === 'pending') return
      stop()
      resolve(now)
    }
    const stop = auth.subscribe(check)
    check()
  })
}
