import type { Balance } from '#app/api/contract/player/account.ts'

/** The balance that is played with (BAL-01). */
const MAIN = 'casino_gaming'

/** Balances by their type; of two of one type the last counts (BAL-01). */
export const balancesByType = (balances: readonly Balance[]): ReadonlyMap<string, Balance> =>
  new Map(balances.map((balance) => [balance.type, balance]))

/** Money to play with, in its own currency; `undefined` where there is no such balance. */
export const mainBalance = (balances: readonly Balance[]): number | undefined =>
  balancesByType(balances).get(MAIN)?.amount
