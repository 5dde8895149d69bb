import type { GameType } from '#app/api/contract/casino.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { Tile } from '#app/api/contract/pageSlices.ts'

/** Live and table games count as live casino (S2 1, CAT-06). */
export const isLive = (type: GameType): boolean => type === 'Live' || type === 'Table'

export const lobbyOf = (type: GameType): Lobby => (isLive(type) ? 'Live' : 'Casino')

/** Origin of a game or page in analytics (S2 1). */
export const originOf = (lobby: Lobby): 'casino' | 'live_casino' =>
  lobby === 'Live' ? 'live_casino' : 'casino'

/**
 * The lobby whose menus surround the page at `path` (without the preview segment): live pages have their own layout.
 */
export const lobbyOfLayout = (path: string): Lobby =>
  /^\/cazinou-live(?:\/|$)/.test(path) ? 'Live' : 'Casino'

/** The bets on a tile of the live lobby; those of slots are in the details. */
export function tableBet(type: GameType, from?: number | null, to?: number | null): Tile['bet'] {
  const isKnown = typeof from === 'number' && typeof to === 'number'
  return isLive(type) && isKnown && from <= to ? { from, to } : undefined
}
