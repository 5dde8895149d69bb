import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#app/domain/externalStore.ts'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'

/** The jackpots as they are shown now; empty until the visitor's first interaction. */
export const jackpotFeed = createExternalStore<JackpotsShown | undefined>(undefined)

/** The jackpot `id` with its current amounts. */
export const useJackpot = (id: string): ShownJackpot | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => jackpotFeed.getSnapshot()?.byId.get(id),
    () => undefined,
  )

/** Current amount of a game's top level, in lei. */
export const useTopJackpot = (code: string): number | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => jackpotFeed.getSnapshot()?.byGame.get(code)?.levels[0]?.amount,
    () => undefined,
  )
