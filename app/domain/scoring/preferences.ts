import type { GameColumns } from '#app/api/contract/catalogue.ts'

export const preferences = ['newer', 'lessKnown', 'calmer'] as const
export type Preference = (typeof preferences)[number]

/** Which games a player wants more often among the recommendations. */
export type Preferences = Readonly<Record<Preference, boolean>>

type Measures = Pick<GameColumns, 'released' | 'tier' | 'volatility'>

/** Volatility of a game without one, as in the scores (S2 9). */
const DEFAULT_VOLATILITY = 3

/** Weight of each preference against the order of the scores. */
const PREFERENCE_WEIGHT = 2

/** Sort keys of each preference, preferred games lowest. */
const measures: Record<Preference, (games: Measures, place: number) => number> = {
  newer: ({ released }, place) => -(released[place] ?? Number.MIN_SAFE_INTEGER),
  lessKnown: ({ tier }, place) => tier[place] ?? 0,
  calmer: ({ volatility }, place) => volatility[place] ?? DEFAULT_VOLATILITY,
}

/** Ranks of values from the lowest; equal values have equal ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return values.map((value) => sorted.indexOf(value))
}

/**
 * Reorders games by the player's preferences: by the sum of a game's rank in the row and of its weighted ranks in each
 * preference. Without a preference the order stays.
 */
export function orderByPreferences(
  games: Measures,
  places: readonly number[],
  leaning: Preferences,
): number[] {
  const sums = places.map((_, rank) => rank)
  for (const preference of preferences.filter((each) => leaning[each])) {
    const ranks = ranksOf(places.map((place) => measures[preference](games, place)))
    for (const [at, rank] of ranks.entries()) sums[at] = (sums[at] ?? 0) + PREFERENCE_WEIGHT * rank
  }
  return places
    .map((_, at) => at)
    .sort((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0))
    .map((at) => places[at] ?? 0)
}
