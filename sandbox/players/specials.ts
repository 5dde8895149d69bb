import type { Game, SpecialCategory } from '#app/api/contract/casino.ts'
import { isLive } from '#app/domain/lobbies.ts'
import { pickGames } from './history.ts'
import { type PlayerState, roundsByGame } from './state.ts'

/** Games with fewer rounds count as tried. */
const MIN_PLAYED_ROUNDS = 10
const MAX_GAMES = 30

type Sources = {
  player: PlayerState
  /** Games that may be recommended. */
  games: readonly Game[]
  game: (code: string) => Game | undefined
}

function inLobby({ player, games, game }: Sources, live: boolean): SpecialCategory[] {
  const lobby = live ? 'Live' : 'Casino'
  const here = (own: Game | undefined) => own !== undefined && isLive(own.type) === live
  const counts = roundsByGame(player.plays)
  const own = [...counts].filter(([code]) => here(game(code))).toSorted(([, one], [, other]) => other - one)
  const [most] = own[0] ?? []
  const unplayed =
    most === undefined ? [] : games.filter((other) => here(other) && !counts.has(other.gameCode))
  const similar = pickGames(`after ${most}`, unplayed, MAX_GAMES)
  return [
    {
      type: 'TriedOnce',
      lobby,
      games: own.filter(([, rounds]) => rounds < MIN_PLAYED_ROUNDS).map(([code]) => code),
    },
    { type: 'BecauseYouPlayedPggService', lobby, games: similar.map(({ gameCode }) => gameCode) },
  ]
}

/** A player's lists of the recommendation service: tried games, and games to play after theirs. */
export const specialsOf = (sources: Sources): SpecialCategory[] =>
  [false, true].flatMap((live) => inLobby(sources, live))
