import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { SpecialList } from '#app/api/contract/special.ts'

/** Number of suggested providers. */
const MAX_PROVIDERS = 8

/** Number of games of each provider, by place. */
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
    .slice(0, MAX_PROVIDERS)

/** List source of the public recommendations. */
const SOURCE = 'RecommendedPggService'

/** Places of the games that a lobby recommends: the list of the service, or the category's games. */
export function recommendedGames(
  { games, categories }: CatalogueFile,
  lobby: Lobby,
  special?: readonly SpecialList[],
): readonly number[] {
  const tiles = special?.find(({ source }) => source === SOURCE)?.tiles ?? []
  const places = tiles.map(({ code }) => games.code.indexOf(code)).filter((place) => place >= 0)
  if (places.length > 0) return places
  return categories.find((own) => own.type === SOURCE && own.lobby === lobby)?.games ?? []
}
