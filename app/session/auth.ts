import { useDeferredValue, useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/lib/externalStore.ts'
import type { Player } from './results.ts'

/** pending at the start; then guest or authenticated (S1 4.1). */
export type AuthState = 'pending' | 'guest' | 'authenticated'

/** Why somebody is a guest, where they did not wish it: their session has ended, or nobody could say who is here. */
export type GuestReason = 'ended' | 'unknown'

/** Who is here, as far as this tab knows. */
export type Auth = { state: AuthState; player?: Player; guestBy?: GuestReason }

const pending: Auth = { state: 'pending' }

export const auth = createExternalStore<Auth>(pending)

/** Who is here; the server always draws `pending`, so that a page is the same for everyone. */
export const useAuth = (): Auth => useSyncExternalStore(auth.subscribe, auth.getSnapshot, () => pending)

/** The player who is here, once what must not wait for them has been drawn; whoever leaves is gone at once. */
export function useArrivedPlayer(): Player | undefined {
  const { player } = useAuth()
  const arrived = useDeferredValue(player)
  return arrived?.username === player?.username ? player : undefined
}

/** Why the player who was here is a guest without having wished it. */
export const useGuestReason = (): GuestReason | undefined => useAuth().guestBy

/** Whether somebody must log in first, as everyone must until it is known who is here. */
export const useNeedsLogin = (): boolean =>
  useSyncExternalStore(
    auth.subscribe,
    () => auth.getSnapshot().state !== 'authenticated',
    () => true,
  )

/** Resolves once it is known whether somebody is here. */
export const authKnown = (): Promise<Auth> =>
  new Promise((resolve) => {
    const look = () => {
      const now = auth.getSnapshot()
      if (now.state === 'pending') return
      stop()
      resolve(now)
    }
    const stop = auth.subscribe(look)
    look()
  })
