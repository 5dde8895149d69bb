import type { Game, Jackpot, LiveWinner } from '#app/api/contract/casino.ts'
import { createRandom, type Random, rounded, weighted } from './random.ts'

/** Games and jackpots of the wins. */
export type WinnerPool = { games: readonly Game[]; jackpots: readonly Jackpot[] }

/** Number of wins in every list. */
const listed = 24
const halfMinute = 30_000
const winsAHalfMinute = 3
const hour = 3_600_000
const fameFrom = Date.UTC(2023, 10, 20)
const fameDays = 1090

/** First names of invented players. */
export const winnerNames = (
  'Alexandra Ana Andrei Bianca Bogdan Carmen Cristina Cosmin Dan Daria Diana Dorin Elena Emil Florin Gabriela ' +
  'George Horia Ilinca Ioana Ion Irina Laura Liviu Luminița Marius Matei Mihai Mihaela Monica Nicoleta Octavian ' +
  'Oana Paul Radu Raluca Rareș Roxana Sabina Sergiu Simona Sorin Ștefan Teodora Tudor Vasile Victor Vlad Zoe'
).split(' ')

/** A masked name with its first two letters and the last one: „An***i”. */
export const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`

const names = winnerNames.map(masked)

/** A random win of one round: mostly a few bets, rarely hundreds. */
function winOf(random: Random, { minBet = 0.5, maxBet = 100, maxWin = 100_000 }: Game): number {
  const bet = Math.min(maxBet, minBet * weighted(random, stakes))
  return Math.min(maxWin, rounded(bet * (20 + 800 * random.next() ** 4), 2))
}

const stakes = [
  [1, 30],
  [2, 25],
  [5, 20],
  [10, 15],
  [25, 8],
  [50, 2],
] as const

/** Code of a removed game, since games leave the catalogue sooner than their wins leave the feed. */
const goneCode = (random: Random): string => `joc-retras-${1 + random.int(9)}`

/** Wins of the minutes before `now`, newest first; three more every half minute (WIN-01). */
export function liveWinners({ games }: WinnerPool, now: number): LiveWinner[] {
  const latest = Math.floor(now / halfMinute) - 1
  return Array.from({ length: listed }, (_, place): LiveWinner => {
    const window = latest - Math.floor(place / winsAHalfMinute)
    const part = winsAHalfMinute - 1 - (place % winsAHalfMinute)
    const random = createRandom(`win ${window} ${part}`)
    const game = random.pick(games)
    const gone = part === 0 && window % 3 === 0
    return {
      gameCode: gone ? goneCode(random) : game.gameCode,
      player: random.pick(names),
      win: winOf(random, game),
      at: window * halfMinute + Math.floor(((part + random.next()) * halfMinute) / winsAHalfMinute),
      kind: 'win',
    }
  })
}

/** One jackpot an hour, newest first: any level but mostly a low one, in one of its games. */
export function jackpotWinners({ jackpots }: WinnerPool, now: number): LiveWinner[] {
  const latest = Math.floor(now / hour) - 1
  return Array.from({ length: listed }, (_, place): LiveWinner => {
    const window = latest - place
    const random = createRandom(`jackpot ${window}`)
    const jackpot = random.pick(jackpots)
    const low = jackpot.jackpotLevels.slice(1)
    const level = random.pick(low.length > 0 && !random.chance(0.04) ? low : jackpot.jackpotLevels)
    return {
      gameCode: window % 8 === 0 ? goneCode(random) : random.pick(jackpot.gameCodes),
      player: random.pick(names),
      win: rounded(level.amount * random.range(0.82, 1.06), 2),
      at: window * hour + random.int(hour),
      kind: 'jackpot',
    }
  })
}

/** The greatest wins of three years, the greatest first. */
export function hallOfFame({ games, jackpots }: WinnerPool): LiveWinner[] {
  const rich = games.filter(({ maxWin = 0 }) => maxWin >= 100_000)
  const wins = Array.from({ length: listed }, (_, place): LiveWinner => {
    const random = createRandom(`fame ${place}`)
    const game = random.pick(rich)
    const jackpot = random.pick(jackpots)
    const isJackpot = place % 4 === 0
    const most = isJackpot ? (jackpot.jackpotLevels[0]?.amount ?? 0) * 1.4 : (game.maxWin ?? 0)
    const code = isJackpot ? random.pick(jackpot.gameCodes) : game.gameCode
    return {
      gameCode: place % 10 === 7 ? goneCode(random) : code,
      player: random.pick(names),
      win: rounded(most * random.range(0.45, 0.98), 2),
      at: fameFrom + random.int(fameDays) * 86_400_000 + random.int(86_400_000),
      kind: isJackpot ? 'jackpot' : 'win',
    }
  })
  return wins.sort((one, other) => other.win - one.win)
}
