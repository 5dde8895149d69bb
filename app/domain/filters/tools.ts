import type { Game } from '#app/api/contract/casino.ts'
import { type FlagKind, flagKinds } from './state.ts'

/** A list that one look takes in: of so many games none is looked for. */
const SHORT = 12

/** Whether a list of `total` games is long enough for filters and an order. */
export const needsTools = (total: number): boolean => total > SHORT

/** What a game knows of the switches; the others belong to live tables. */
const switches: { readonly [Kind in FlagKind]?: (game: Game) => unknown } = {
  jackpot: ({ jackpot }) => jackpot,
  bonus: ({ bonusGameFeature }) => bonusGameFeature,
  gamble: ({ gamble }) => gamble,
}

/** The switches that at least one of `games` has, in the order of the panel. */
export const quickOf = (games: readonly Game[]): FlagKind[] =>
  flagKinds.filter((kind) => games.some((game) => switches[kind]?.(game)))
