import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'

/** How many providers are offered. */
const PROVIDERS = 8

/** How many games each provider has, by place. */
export function providerCounts({ games, providers }: CatalogueFile): Uint32Array {
  const counts = new Uint32Array(providers.length)
  for (const place of games.provider) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

/** Places of the providers with most games, equal ones in the casino's own order. */
export const popularProviders = (counts: Uint32Array): number[] =>
  [...counts.keys()]
    .filter((place) => (counts[place] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, PROVIDERS)

/** Places of the games that a lobby recommends to everybody. */
export const recommendedGames = ({ categories }: CatalogueFile, lobby: Lobby): readonly number[] =>
  categories.find((own) => own.type === 'RecommendedPggService' && own.lobby === lobby)?.games ?? []
