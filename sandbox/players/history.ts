import type { Game } from '#app/api/contract/casino.ts'
import { createRandom, type Random, rounded } from '../seed/random.ts'
import type { Play, PlayerState, Round } from './state.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Highest number of records per game. */
const MAX_ROUNDS = 6

type Played = {
  /** Seed of the random choices. */
  seed: string
  games: readonly Game[]
  /** Number of rounds of each game. */
  counts: readonly number[]
  /** Typical win in lei. */
  usualWin: number
  now: number
}

/** Two sessions of play: one in the last week and one before it, both within a month. */
function sittings(random: Random, gameCode: string, count: number, now: number): Play[] {
  const late = Math.ceil(count * 0.6)
  const plays = [
    { gameCode, at: now - HOUR - random.int(6 * DAY), rounds: late },
    { gameCode, at: now - 8 * DAY - random.int(18 * DAY), rounds: count - late },
  ]
  return plays.filter(({ rounds }) => rounds > 0)
}

/** The last rounds of a session and the record of leaving the game. */
function lastRounds(random: Random, { gameCode, name }: Game, play: Play, usualWin: number): Round[] {
  const record = (place: number): Round => ({
    code: `${gameCode}-${play.at}-${place}`,
    gameCode,
    gameName: name,
    at: play.at - place * 40_000,
    win: random.chance(0.45) ? 0 : rounded(usualWin * random.range(0.05, 1) ** -1.2, 2),
  })
  const rounds = Array.from({ length: Math.min(play.rounds, MAX_ROUNDS) }, (_, place) => record(place + 1))
  return [{ ...record(0), win: 0, parameter: 'EXITGAME' }, ...rounds]
}

/** A history of the last month, and one game from before it. */
export function historyOf({
  seed,
  games,
  counts,
  usualWin,
  now,
}: Played): Pick<PlayerState, 'plays' | 'rounds'> {
  const random = createRandom(`history of ${seed}`)
  const played = games.slice(0, counts.length).map((game, place) => {
    const plays = sittings(random, game.gameCode, counts[place] ?? 0, now)
    return { plays, rounds: plays.flatMap((play) => lastRounds(random, game, play, usualWin)) }
  })
  const old = games[counts.length]
  const before = old ? [{ gameCode: old.gameCode, at: now - 45 * DAY, rounds: 75 }] : []
  return {
    plays: [...played.flatMap(({ plays }) => plays), ...before],
    rounds: played.flatMap(({ rounds }) => rounds),
  }
}

/** `count` different games, the same ones for a seed. */
export function pickGames(seed: string, games: readonly Game[], count: number): Game[] {
  const random = createRandom(`games of ${seed}`)
  return games
    .map((game) => ({ game, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ game }) => game)
}
