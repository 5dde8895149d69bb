import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/lib/externalStore.ts'

/** pending at the start; then guest or authenticated (S1 4.1). */
export type AuthState = 'pending' | 'guest' | 'authenticated'

const auth = createExternalStore<AuthState>('pending')

/** Finds out who is here. Without a gaming platform in the page nobody can be logged in. */
export function restoreSession(): void {
  auth.set('guest')
}

/** The auth state; the server always draws `pending`, so that a page is the same for everyone. */
export const useAuth = (): AuthState =>
  useSyncExternalStore(auth.subscribe, auth.getSnapshot, () => 'pending')
