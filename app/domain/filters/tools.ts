import { type Game, GameType } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { QuickKind } from './quick.ts'
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

/** What the feed knows of live tables (FIL-10). */
const ofTables: readonly QuickKind[] = ['availableSeat', 'ownLanguage', 'lowStakes', 'openTable']

const withTables = (own: QuickKind[], live: boolean) => (live ? [...ofTables, ...own] : own)

/** The switches that at least one of `games` has, in the order of the panel; in the live lobby what is asked of tables first. */
export function quickOf(games: readonly Game[], lobby: Lobby): QuickKind[] {
  const own = flagKinds.filter((kind) => games.some((game) => switches[kind]?.(game)))
  return withTables(own, lobby === 'Live' && games.some(({ type }) => type === 'Live'))
}

const bits: { readonly [Kind in FlagKind]?: number } = gameFlags
const LIVE = GameType.options.indexOf('Live')

/** The same switches for the games at `places` of the catalogue. */
export function quickAt({ games }: CatalogueFile, places: readonly number[], lobby: Lobby): QuickKind[] {
  const flags = places.reduce((all, place) => all | (games.flags[place] ?? 0), 0)
  const own = flagKinds.filter((kind) => flags & (bits[kind] ?? 0))
  return withTables(own, lobby === 'Live' && places.some((place) => games.type[place] === LIVE))
}
