import type { GameColumns } from '#app/api/contract/catalogue.ts'

export const leans = ['newer', 'lessKnown', 'calmer'] as const
export type Lean = (typeof leans)[number]

/** What a player wants more of in their recommendations. */
export type Leaning = Readonly<Record<Lean, boolean>>

type Measures = Pick<GameColumns, 'released' | 'tier' | 'volatility'>

/** A game without the measure counts as average, as in the scores (S2 9). */
const VOLATILITY = 3

/** Weight of each wish against the order of the scores. */
const WEIGHT = 2

/** Measures, the wanted games first. */
const measures: Record<Lean, (games: Measures, place: number) => number> = {
  newer: ({ released }, place) => -(released[place] ?? Number.MIN_SAFE_INTEGER),
  lessKnown: ({ tier }, place) => tier[place] ?? 0,
  calmer: ({ volatility }, place) => volatility[place] ?? VOLATILITY,
}

/** Ranks of values from the lowest; equal values have equal ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return values.map((value) => sorted.indexOf(value))
}

/**
 * The same games in the order that the player's wishes shift: by the sum of their rank in the row and of their ranks in what
 * is wanted. Without a wish the order stays.
 */
export function leaned(games: Measures, places: readonly number[], leaning: Leaning): number[] {
  const sums = places.map((_, rank) => rank)
  for (const lean of leans.filter((each) => leaning[each])) {
    const ranks = ranksOf(places.map((place) => measures[lean](games, place)))
    for (const [at, rank] of ranks.entries()) sums[at] = (sums[at] ?? 0) + WEIGHT * rank
  }
  return places
    .map((_, at) => at)
    .sort((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0))
    .map((at) => places[at] ?? 0)
}
