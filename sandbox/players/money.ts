import { rounded } from '../seed/random.ts'
import type { PlayerState } from './state.ts'

/** The gaming balance in lei. */
export const casinoAmount = ({ balances }: PlayerState): number =>
  balances.find(({ type }) => type === 'casino_gaming')?.amount ?? 0

/** Adds `amount` lei, which may be negative; the balance stays at least 0. */
export function addToCasino(state: PlayerState, amount: number): void {
  state.balances = state.balances.map((balance) =>
    balance.type === 'casino_gaming'
      ? { ...balance, amount: rounded(Math.max(0, balance.amount + amount), 2) }
      : balance,
  )
}
