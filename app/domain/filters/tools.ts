import { type Game, GameType } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { QuickKind } from './quick.ts'
import { type FlagKind, flagKinds } from './state.ts'

/** Largest list that needs neither filters nor an order. */
const MAX_SHORT_LIST = 12

/** Whether a list of `total` games is long enough for filters and an order. */
export const needsTools = (total: number): boolean => total > MAX_SHORT_LIST

/** Switches that depend on the game alone; the others belong to live tables. */
const switches: { readonly [Kind in FlagKind]?: (game: Game) => unknown } = {
  jackpot: ({ jackpot }) => jackpot,
  bonus: ({ bonusGameFeature }) => bonusGameFeature,
  gamble: ({ gamble }) => gamble,
}

/** Quick filters of live tables, which the feed answers (FIL-10). */
const ofTables: readonly QuickKind[] = ['availableSeat', 'ownLanguage', 'lowStakes', 'openTable']

const withTables = (own: QuickKind[], live: boolean) => (live ? [...ofTables, ...own] : own)

/**
 * The quick filters that apply to at least one of `games`, in the order of the panel; in the live lobby those of tables
 * first.
 */
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
