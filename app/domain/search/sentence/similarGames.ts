import type { CatalogueFile } from '#app/api/contract/catalogue.ts'

/** Weights of the lists that two games share; longer lists weigh less. */
const COLLECTION_WEIGHT = 3
const FEATURE = 0.15
const VOLATILITY = 0.1
const PROVIDER_WEIGHT = 0.2
const MAX_SIMILAR = 40

/** Adds to each game's score the weights of the game's parts that are in `weights`. */
function addShared(
  scores: Float64Array,
  column: readonly (readonly number[])[],
  weights: ReadonlyMap<number, number>,
): void {
  if (weights.size === 0) return
  for (let place = 0; place < column.length; place += 1) {
    for (const part of column[place] ?? []) scores[place] = (scores[place] ?? 0) + (weights.get(part) ?? 0)
  }
}

/** The places of the highest scores, the highest first; of equal scores the earlier place. */
function highest(scores: Float64Array, count: number): number[] {
  const places: number[] = []
  const scoreAt = (rank: number) => scores[places[rank] ?? -1] ?? 0
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0
    if (score <= scoreAt(count - 1)) continue
    let rank = places.length
    while (rank > 0 && scoreAt(rank - 1) < score) rank -= 1
    places.splice(rank, 0, place)
    if (places.length > count) places.pop()
  }
  return places
}

/** Places of the games that share most with the game at `place`, the nearest first. */
export function similarTo({ games, collections }: CatalogueFile, place: number): number[] {
  const scores = new Float64Array(games.code.length)
  const weightOf = (collection: number) =>
    COLLECTION_WEIGHT / Math.log2(2 + (collections[collection]?.games.length ?? 0))
  const own = games.collections[place] ?? []
  addShared(scores, games.collections, new Map(own.map((collection) => [collection, weightOf(collection)])))
  addShared(
    scores,
    games.features,
    new Map((games.features[place] ?? []).map((feature) => [feature, FEATURE])),
  )
  const volatility = games.volatility[place] ?? Number.NaN
  for (let other = 0; other < scores.length; other += 1) {
    if (other === place || games.type[other] !== games.type[place]) scores[other] = 0
    const shared = scores[other] ?? 0
    if (shared === 0) continue
    const near = Math.abs(volatility - (games.volatility[other] ?? Number.NaN)) <= 1 ? VOLATILITY : 0
    const studio = games.provider[place] === games.provider[other] ? PROVIDER_WEIGHT : 0
    scores[other] = shared + near + studio
  }
  return highest(scores, MAX_SIMILAR)
}
