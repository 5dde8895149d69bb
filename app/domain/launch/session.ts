import { createExternalStore } from '#app/lib/externalStore.ts'
import type { PlayMode } from './template.ts'

/** A running game (S2 3): where it runs, which one, for money or not. */
export type LaunchSession = { url: string; gameCode: string; mode: PlayMode }

export type LaunchSessionStore = ReturnType<typeof createLaunchSession>

/** The one game that a visitor plays: empty or active (LCH-01). */
export function createLaunchSession() {
  const { getSnapshot, subscribe, set } = createExternalStore<LaunchSession | undefined>(undefined)

  return {
    getSnapshot,
    subscribe,
    /** Does nothing, and says so, when a game runs already. */
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

/** Goes back to where the player came from, else to the lobby, then empties the session (LCH-07). */
export function stopLaunch(
  store: Pick<LaunchSessionStore, 'clear'>,
  ports: { canGoBack: boolean; back: () => void; toLobby: () => void },
): void {
  if (ports.canGoBack) ports.back()
  else ports.toLobby()
  store.clear()
}
