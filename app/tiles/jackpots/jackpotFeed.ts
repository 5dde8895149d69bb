import type { Tile } from '#app/api/contract/slices.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'
import { useSelected } from '#app/platform/visit.ts'

/** The currently shown jackpots; `undefined` until the visitor's first interaction. */
export const createJackpotFeed = () => createExternalStore<JackpotsShown | undefined>(undefined)

/** The jackpot `id` with its current amounts. */
export const useJackpot = (id: string): ShownJackpot | undefined =>
  useSelected(createJackpotFeed, (shown) => shown?.byId.get(id))

/** Current amount of a game's top level, in lei. */
export const useTopJackpot = (code: string): number | undefined =>
  useSelected(createJackpotFeed, (shown) => shown?.byGame.get(code)?.levels[0]?.amount)

/** Whether a game has a jackpot: one served with it, or one that the casino has named since. */
export const useHasJackpot = ({ code, jackpot }: Pick<Tile, 'code' | 'jackpot'>): boolean =>
  useSelected(createJackpotFeed, (shown) => jackpot !== undefined || shown?.byGame.has(code) === true)
