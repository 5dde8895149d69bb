import { useSyncExternalStore } from 'react'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'

const listeners = new Set<() => void>()
let shown: JackpotsShown | undefined

/** What of the jackpots is shown now; empty until somebody is there to see them grow. */
export const jackpotFeed = {
  getSnapshot: (): JackpotsShown | undefined => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  publish(next: JackpotsShown): void {
    shown = next
    for (const listener of listeners) listener()
  },
}

/** The jackpot `id` as it is shown now. */
export const useJackpot = (id: string): ShownJackpot | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => shown?.byId.get(id),
    () => undefined,
  )

/** The top level that a game's tile shows now, in lei. */
export const useTopJackpot = (code: string): number | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => shown?.byGame.get(code)?.levels[0]?.amount,
    () => undefined,
  )
