import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { SpecialList } from '#app/api/contract/special.ts'

/** Number of games of each provider, by place. */
export function providerCounts({ games, providers }: CatalogueFile): Uint32Array {
  const counts = new Uint32Array(providers.length)
  for (const place of games.provider) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

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
