import { type Chance, type LineWin, screenOf, stopsOf, winsOf } from './rules.ts'

/** Initial demo balance in bani. */
export const purse = 100_000

/** A running round: where the reels will stop and what it pays. */
export type Outcome = { stops: readonly number[]; wins: readonly LineWin[]; total: number }

/** State of a player at a machine; amounts in bani. */
export type Play = {
  balance: number
  /** Available bets, the lowest first. */
  bets: readonly number[]
  /** Index of the chosen bet. */
  chosen: number
  /** Bet of the running or last round. */
  staked: number
  /** The running round. */
  running?: Outcome
  /** The last finished round. */
  last?: Outcome
}

/** Steps within the game's limits, in bani; each is divisible by ten lines. */
const ladder = [10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000]

/** The bets of a game by its limits in lei; the default limits are 0.20 to 100 lei. */
export function betsOf({ minBet = 0.2, maxBet = 100 }: { minBet?: number; maxBet?: number }): number[] {
  const fitting = ladder.filter((bet) => bet >= minBet * 100 && bet <= maxBet * 100)
  return fitting.length > 0 ? fitting : [100]
}

/** Initial state with `balance` bani, or the demo balance, and the bet of one leu or the nearest above it. */
export function begin(bets: readonly number[], balance = purse): Play {
  const one = bets.findIndex((bet) => bet >= 100)
  return { balance, bets, chosen: one < 0 ? bets.length - 1 : one, staked: 0 }
}

export const betOf = ({ bets, chosen }: Play): number => bets[chosen] ?? 0

/** Selects the next higher or lower bet; unchanged while the reels turn. */
export function betMoved(play: Play, step: 1 | -1): Play {
  const chosen = Math.min(play.bets.length - 1, Math.max(0, play.chosen + step))
  return play.running || chosen === play.chosen ? play : { ...play, chosen }
}

export const canSpin = (play: Play): boolean => !play.running && play.balance >= betOf(play)

/** Subtracts the bet and starts a round; unchanged if that is not allowed. */
export function spun(play: Play, chance: Chance): Play {
  if (!canSpin(play)) return play
  const staked = betOf(play)
  const stops = stopsOf(chance)
  const wins = winsOf(screenOf(stops), staked)
  const total = wins.reduce((sum, { amount }) => sum + amount, 0)
  return { ...play, balance: play.balance - staked, staked, running: { stops, wins, total } }
}

/** Ends the round and adds its win. */
export function settled({ running, ...play }: Play): Play {
  return running ? { ...play, balance: play.balance + running.total, last: running } : play
}

/** Whether the balance is below the lowest bet. */
export const isEmpty = ({ balance, bets, running }: Play): boolean => !running && balance < (bets[0] ?? 0)

/** Refills the demo balance, if it is empty. */
export const refilled = (play: Play): Play => (isEmpty(play) ? { ...play, balance: purse } : play)
