import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/domain/externalStore.ts'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'
import { useStore } from '#app/platform/visit.ts'

/** The jackpots as they are shown now; empty until the visitor's first interaction. */
export const createJackpotFeed = () => createExternalStore<JackpotsShown | undefined>(undefined)

/** The jackpot `id` with its current amounts. */
export function useJackpot(id: string): ShownJackpot | undefined {
  const { subscribe, getSnapshot } = useStore(createJackpotFeed)
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot()?.byId.get(id),
    () => undefined,
  )
}

/** Current amount of a game's top level, in lei. */
export function useTopJackpot(code: string): number | undefined {
  const { subscribe, getSnapshot } = useStore(createJackpotFeed)
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot()?.byGame.get(code)?.levels[0]?.amount,
    () => undefined,
  )
}
