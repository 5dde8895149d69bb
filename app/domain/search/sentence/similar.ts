import type { CatalogueFile } from '#app/api/contract/catalogue.ts'

/** Weights of what two games share; the longer a list, the less it says. */
const COLLECTION = 3
const FEATURE = 0.15
const VOLATILITY = 0.1
const PROVIDER = 0.2
const MAX_SIMILAR = 40

const shared = (one: readonly number[] = [], other: readonly number[] = []): number[] =>
  one.filter((part) => other.includes(part))

/** Places of the games that share most with the game at `place`, the nearest first. */
export function similarTo({ games, collections }: CatalogueFile, place: number): number[] {
  const weightOf = (collection: number) =>
    COLLECTION / Math.log2(2 + (collections[collection]?.games.length ?? 0))
  const scoreOf = (other: number): number => {
    const own = shared(games.collections[place], games.collections[other])
    const features = shared(games.features[place], games.features[other])
    if (own.length === 0 && features.length === 0) return 0
    const near = Math.abs((games.volatility[place] ?? 9) - (games.volatility[other] ?? -9)) <= 1
    return (
      own.reduce((sum, collection) => sum + weightOf(collection), 0) +
      features.length * FEATURE +
      (near ? VOLATILITY : 0) +
      (games.provider[place] === games.provider[other] ? PROVIDER : 0)
    )
  }
  return games.code
    .map((_, other) => ({
      other,
      score: other === place || games.type[other] !== games.type[place] ? 0 : scoreOf(other),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, another) => another.score - one.score)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other)
}
