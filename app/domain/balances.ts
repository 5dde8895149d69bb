import type { Balance } from '#app/api/contract/player/account.ts'
import { failed, type Known, known } from './known.ts'

/** The balance that is played with (BAL-01). */
const MAIN = 'casino_gaming'

/** Balances by their type; of two of one type the last counts (BAL-01). */
export const balancesByType = (balances: readonly Balance[]): ReadonlyMap<string, Balance> =>
  new Map(balances.map((balance) => [balance.type, balance]))

/** Money to play with, in its own currency; of balances without it nothing is known. */
export function mainBalance(balances: readonly Balance[]): Known<number> {
  const main = balancesByType(balances).get(MAIN)
  return main ? known(main.amount) : failed
}
