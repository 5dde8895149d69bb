import type { Leaderboard, Tournament, TournamentPlace } from '#app/api/contract/tournaments.ts'

type Prizes = Tournament['prizes']

/** The prize of a place, if it wins one. */
export const prizeOf = (prizes: Prizes, place: number): Prizes[number] | undefined =>
  prizes.find(({ from, to }) => from <= place && place <= to)

/** Sum of all prizes in lei; `undefined` if a prize is not money. */
export function prizePool(prizes: Prizes): number | undefined {
  let sum = 0
  for (const { from, to, amount } of prizes) {
    if (amount === undefined) return undefined
    sum += (to - from + 1) * amount
  }
  return sum
}

/**
 * Whether a standing is the player's own. Leaderboard and own place come from two services at different times, so both
 * numbers have to match.
 */
export const isOwn = (
  { place, points }: Leaderboard['standings'][number],
  own: TournamentPlace | undefined,
): boolean => own !== undefined && own.place === place && own.points === points
