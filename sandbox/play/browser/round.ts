import { type Chance, type LineWin, screenOf, stopsOf, winsOf } from './rules.ts'

/** What a player has at the beginning, in bani. */
export const purse = 100_000

/** A round that runs: where the reels will stop and what that pays. */
export type Outcome = { stops: readonly number[]; wins: readonly LineWin[]; total: number }

/** One player at one machine; amounts in bani. */
export type Play = {
  balance: number
  /** Bets that may be chosen, the lowest first. */
  bets: readonly number[]
  /** Place of the chosen one. */
  chosen: number
  /** The bet of the round that runs or was the last one. */
  staked: number
  /** The round that runs. */
  running?: Outcome
  /** The last round that ended. */
  last?: Outcome
}

/** Bets from which a game's own limits choose, in bani; ten lines divide each. */
const ladder = [10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000]

/** The bets of a game by its limits in lei; a game without such limits has those from 0.20 to 100 lei. */
export function betsOf({ minBet = 0.2, maxBet = 100 }: { minBet?: number; maxBet?: number }): number[] {
  const fitting = ladder.filter((bet) => bet >= minBet * 100 && bet <= maxBet * 100)
  return fitting.length > 0 ? fitting : [100]
}

/** A player with `balance` bani, else a full purse, and the bet of one leu, or the nearest above it. */
export function begin(bets: readonly number[], balance = purse): Play {
  const one = bets.findIndex((bet) => bet >= 100)
  return { balance, bets, chosen: one < 0 ? bets.length - 1 : one, staked: 0 }
}

export const betOf = ({ bets, chosen }: Play): number => bets[chosen] ?? 0

/** The next higher or lower bet; none while the reels turn. */
export function betMoved(play: Play, step: 1 | -1): Play {
  const chosen = Math.min(play.bets.length - 1, Math.max(0, play.chosen + step))
  return play.running || chosen === play.chosen ? play : { ...play, chosen }
}

export const canSpin = (play: Play): boolean => !play.running && play.balance >= betOf(play)

/** Takes the bet and starts a round; the same play when it may not. */
export function spun(play: Play, chance: Chance): Play {
  if (!canSpin(play)) return play
  const staked = betOf(play)
  const stops = stopsOf(chance)
  const wins = winsOf(screenOf(stops), staked)
  const total = wins.reduce((sum, { amount }) => sum + amount, 0)
  return { ...play, balance: play.balance - staked, staked, running: { stops, wins, total } }
}

/** Ends the round: what it paid is added. */
export function settled({ running, ...play }: Play): Play {
  return running ? { ...play, balance: play.balance + running.total, last: running } : play
}

/** Whether not even the lowest bet is left. */
export const isEmpty = ({ balance, bets, running }: Play): boolean => !running && balance < (bets[0] ?? 0)

/** The purse full again, once it is empty. */
export const refilled = (play: Play): Play => (isEmpty(play) ? { ...play, balance: purse } : play)
