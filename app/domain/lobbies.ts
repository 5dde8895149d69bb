import type { GameType } from '#app/api/contract/casino.ts'
import type { Lobby } from '#app/api/contract/common.ts'

/** Live and table games count as live casino (S2 1, CAT-06). */
export const isLive = (type: GameType): boolean => type === 'Live' || type === 'Table'

export const lobbyOf = (type: GameType): Lobby => (isLive(type) ? 'Live' : 'Casino')

/** Origin of a game or page in analytics (S2 1). */
export const originOf = (lobby: Lobby): 'casino' | 'live_casino' =>
  lobby === 'Live' ? 'live_casino' : 'casino'

/** Whose menus surround the page at `path` (without the preview segment): the live ones have their own layout. */
export const lobbyOfLayout = (path: string): Lobby =>
  /^\/cazinou-live(?:\/|$)/.test(path) ? 'Live' : 'Casino'
