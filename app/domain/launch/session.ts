import { createExternalStore } from '../externalStore.ts'
import type { PlayMode } from './template.ts'

/** A running game (S2 3): its address, its code, and whether it is for money. */
export type LaunchSession = { url: string; gameCode: string; mode: PlayMode }

export type LaunchSessionStore = ReturnType<typeof createLaunchSession>

/** The one game that a visitor plays: empty or active (LCH-01). */
export function createLaunchSession() {
  const { getSnapshot, subscribe, set } = createExternalStore<LaunchSession | undefined>(undefined)

  return {
    getSnapshot,
    subscribe,
    /** Returns false if a game is already running. */
    start(next: LaunchSession): boolean {
      if (getSnapshot()) return false
      set(next)
      return true
    },
    clear(): void {
      set(undefined)
    },
  }
}

/** Returns to the page that started the game, else to the lobby, then clears the session (LCH-07). */
export function stopLaunch(
  store: Pick<LaunchSessionStore, 'clear'>,
  ports: { canGoBack: boolean; back: () => void; toLobby: () => void },
): void {
  if (ports.canGoBack) ports.back()
  else ports.toLobby()
  store.clear()
}
