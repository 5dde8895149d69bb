import type { Balance, PlayerInfo } from '#app/api/contract/player/account.ts'
import type { Bonus, GamingBonus, OptIn } from '#app/api/contract/player/bonuses.ts'
import type { LoginReply, PlayerMessage, Refusal } from '#app/api/contract/player/platform.ts'

/** A bonus with all that the three lists of the gateway say of it. */
export type GrantedBonus = Bonus & {
  title: string
  /** Free spins or golden chips; money has none. */
  gaming?: {
    bonusType: GamingBonus['bonusType']
    selectedGames: string[]
    given: number
    remaining: number
  }
}

/** Rounds of one game in one sitting; `at` in milliseconds since 1970. */
export type Play = { gameCode: string; at: number; rounds: number }

/** A finished round; `win` in lei, `parameter` names a record that is no round at all (`EXITGAME`). */
export type Round = {
  code: string
  gameCode: string
  gameName: string
  at: number
  win: number
  parameter?: 'EXITGAME'
}

/** Everything the sandbox knows of one player; the gateway, the platform and the account site read and change it. */
export type PlayerState = {
  info: PlayerInfo
  password: string
  balances: Balance[]
  balanceHidden: boolean
  /** Products from which the player is excluded. */
  excludedFrom: string[]
  payments: { deposits: number; withdrawals: number }
  playerTags: string[]
  marketingTags: string[]
  favourites: string[]
  /** When the times of `plays` and `rounds` were written, in milliseconds since 1970. */
  filledAt: number
  plays: Play[]
  rounds: Round[]
  bonuses: GrantedBonus[]
  optIns: OptIn[]
  messages: PlayerMessage[]
  /** Why the platform lets the player in no further than the right password. */
  refusal?: Refusal
  terms?: LoginReply['terms']
  /** The platform lets the player in and the gateway leads them away (AUT-08). */
  excludedAtLogin: boolean
  /** How many keep-alive calls fail from now on. */
  keepAliveRefusals: number
}

const DAY = 24 * 60 * 60 * 1000

/**
 * How much later, in whole days, the times of plays and rounds are shown than they were written: the last month of a
 * person would be empty in a file that is older than that.
 */
export const daysSince = (state: PlayerState, now: number): number =>
  Math.max(0, Math.floor((now - state.filledAt) / DAY)) * DAY

/** How often each game was played, by its code. */
export function roundsByGame(plays: readonly Play[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { gameCode, rounds } of plays) counts.set(gameCode, (counts.get(gameCode) ?? 0) + rounds)
  return counts
}
