import type { Balance, PlayerInfo } from '#app/api/contract/player/account.ts'
import type { Bonus, GamingBonus, OptIn } from '#app/api/contract/player/bonuses.ts'
import type { LoginReply, PlayerMessage, Refusal } from '#app/api/contract/player/platform.ts'

/** A bonus with the data for the three lists of the gateway. */
export type GrantedBonus = Bonus & {
  title: string
  /** Free spins or golden chips; missing for cash. */
  gaming?: {
    bonusType: GamingBonus['bonusType']
    selectedGames: string[]
    given: number
    remaining: number
  }
}

/** Rounds of one game in a session of play; `at` in milliseconds since 1970. */
export type Play = { gameCode: string; at: number; rounds: number }

/** A finished round; `win` in lei, `parameter` marks other records (`EXITGAME`). */
export type Round = {
  code: string
  gameCode: string
  gameName: string
  at: number
  win: number
  parameter?: 'EXITGAME'
}

/** The state of a player; gateway, platform and account site read and change it. */
export type PlayerState = {
  info: PlayerInfo
  password: string
  balances: Balance[]
  balanceHidden: boolean
  /** Products from which the player is excluded. */
  excludedFrom: string[]
  /** Last day of the exclusion; undefined if the platform does not say it. */
  excludedUntil?: string
  payments: { deposits: number; withdrawals: number }
  playerTags: string[]
  marketingTags: string[]
  favourites: string[]
  /** When the times in `plays` and `rounds` were written, in milliseconds since 1970. */
  filledAt: number
  plays: Play[]
  rounds: Round[]
  bonuses: GrantedBonus[]
  optIns: OptIn[]
  messages: PlayerMessage[]
  /** Why the platform refuses a login with the right password. */
  refusal?: Refusal
  terms?: LoginReply['terms']
  /** The platform accepts the login and the gateway redirects it (AUT-08). */
  excludedAtLogin: boolean
  /** Number of keep-alive calls that will fail. */
  keepAliveRefusals: number
}

const DAY = 24 * 60 * 60 * 1000

/** Days to add to stored times of plays and rounds, so that the last month is not empty in an older file. */
export const daysSince = (state: PlayerState, now: number): number =>
  Math.max(0, Math.floor((now - state.filledAt) / DAY)) * DAY

/** Number of rounds of each game, by its code. */
export function roundsByGame(plays: readonly Play[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { gameCode, rounds } of plays) counts.set(gameCode, (counts.get(gameCode) ?? 0) + rounds)
  return counts
}
