import { useSyncExternalStore } from 'react'

/** pending at the start; then guest or authenticated (S1 4.1). */
export type AuthState = 'pending' | 'guest' | 'authenticated'

let state: AuthState = 'pending'
const listeners = new Set<() => void>()

function settle(next: AuthState): void {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

/** Finds out who is here. Without a gaming platform in the page nobody can be logged in. */
export function restoreSession(): void {
  settle('guest')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The auth state; the server always draws `pending`, so that a page is the same for everyone. */
export const useAuth = (): AuthState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'pending',
  )
