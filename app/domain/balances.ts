import type { Balance } from '#app/api/contract/player/account.ts'
import { failed, type Known, known } from './known.ts'

/** Type of the balance for games (BAL-01). */
const GAMING_BALANCE = 'casino_gaming'

/** Balances by type; of two of one type the last one counts (BAL-01). */
export const balancesByType = (balances: readonly Balance[]): ReadonlyMap<string, Balance> =>
  new Map(balances.map((balance) => [balance.type, balance]))

/** The gaming balance in its currency; unknown if it is missing. */
export function mainBalance(balances: readonly Balance[]): Known<number> {
  const main = balancesByType(balances).get(GAMING_BALANCE)
  return main ? known(main.amount) : failed
}
