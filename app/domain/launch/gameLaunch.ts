import type { GameLaunch } from '#app/api/contract/analytics.ts'
import { originAt, type Trail, viewName } from '../analytics.ts'

export type Launched = {
  trail: Trail
  /** Path of the game itself, for a direct load. */
  pathname: string
  /** Name of the list from which the game was started. */
  listName?: string
  demo: boolean
  filterUsed: boolean
  game: { name: string; provider: string; jackpot: boolean; dealer?: string; minBet?: number }
}

/** The event of a started game (LCH-08). */
export function gameLaunch({ trail, pathname, listName, demo, filterUsed, game }: Launched): GameLaunch {
  const { on = pathname, from } = trail
  return {
    event: 'casino_game_launch',
    from_route: from === undefined ? null : viewName(from),
    from_origin: from === undefined ? null : originAt(from),
    on_route: viewName(on),
    on_origin: originAt(on),
    on_origin_name: listName ?? null,
    demo,
    filter_used: filterUsed,
    game_name: game.name,
    provider: game.provider,
    jackpot: game.jackpot,
    dealer_name: game.dealer ?? null,
    minimum_bet: game.minBet ?? null,
  }
}
