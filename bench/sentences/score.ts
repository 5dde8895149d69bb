import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Meaning } from './meaning.ts'
import { expectedOf, placeOf } from './oracle.ts'

/** Shares from 0 to 1. */
export type Score = { precision: number; recall: number; exact: boolean }

/** The least share of similar games that has to have a collection in common with the model. */
const LEAST_AKIN = 0.8

/** Of an empty answer every game is right; of nothing expected everything is found. */
export function scoreOf(expected: ReadonlySet<number>, places: readonly number[]): Score {
  const answered = new Set(places)
  const right = [...answered].filter((place) => expected.has(place)).length
  const precision = answered.size > 0 ? right / answered.size : 1
  const recall = expected.size > 0 ? right / expected.size : 1
  return { precision, recall, exact: precision === 1 && recall === 1 }
}

/** Which similar games are best is a matter of taste, so an answer to „ca X” is right or wrong as a whole. */
function likeScoreOf(
  file: CatalogueFile,
  like: string,
  { precision }: Score,
  places: readonly number[],
): Score {
  const right = places.length > 0 && precision >= LEAST_AKIN && !places.includes(placeOf(file, like))
  return { precision: Number(right), recall: Number(right), exact: right }
}

/** The score of an answer; no answer has no places. */
export function judge(file: CatalogueFile, meaning: Meaning, places: readonly number[] = []): Score {
  const score = scoreOf(expectedOf(file, meaning), places)
  return meaning.like === undefined ? score : likeScoreOf(file, meaning.like, score, places)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Means over queries; NaN without any. */
export const meansOf = (scores: readonly Score[]) => ({
  precision: mean(scores.map(({ precision }) => precision)),
  recall: mean(scores.map(({ recall }) => recall)),
  exact: mean(scores.map(({ exact }) => Number(exact))),
})
