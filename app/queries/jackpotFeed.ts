import { useSyncExternalStore } from 'react'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'

/** What of the jackpots is shown now; empty until somebody is there to see them grow. */
export const jackpotFeed = createExternalStore<JackpotsShown | undefined>(undefined)

/** The jackpot `id` as it is shown now. */
export const useJackpot = (id: string): ShownJackpot | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => jackpotFeed.getSnapshot()?.byId.get(id),
    () => undefined,
  )

/** The top level that a game's tile shows now, in lei. */
export const useTopJackpot = (code: string): number | undefined =>
  useSyncExternalStore(
    jackpotFeed.subscribe,
    () => jackpotFeed.getSnapshot()?.byGame.get(code)?.levels[0]?.amount,
    () => undefined,
  )
