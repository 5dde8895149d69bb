import type { LiveWinner } from '#app/api/contract/casino.ts'
import type { Winner } from '#app/api/contract/winners.ts'
import type { Catalogue } from './catalogue.ts'
import { tileOf } from './slices/tile.ts'

/** Wins in known games, each with its game and an id from its index (S2 5, WIN-01). */
export function joinWinners(winners: readonly LiveWinner[], catalogue: Catalogue): Winner[] {
  return winners
    .flatMap(({ gameCode, player, win, at, kind }) => {
      const game = catalogue.games.get(gameCode)
      return game ? [{ player, win, at, jackpot: kind === 'jackpot', tile: tileOf(catalogue, game) }] : []
    })
    .map((winner, place) => ({ id: `${place}-${winner.at}`, ...winner }))
}
