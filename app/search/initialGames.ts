import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { SpecialList } from '#app/api/contract/special.ts'
import { placesByCode } from '#app/domain/tiles.ts'

/** Places of the games of each provider, by the provider's place, in the catalogue's order. */
export function gamesByProvider({ games, providers }: CatalogueFile): readonly (readonly number[])[] {
  const places: number[][] = providers.map(() => [])
  for (const [game, provider] of games.provider.entries()) places[provider]?.push(game)
  return places
}

/** List source of the public recommendations. */
const SOURCE = 'RecommendedPggService'

/** Places of the games that a lobby recommends: the list of the service, or the category's games. */
export function recommendedGames(
  file: CatalogueFile,
  lobby: Lobby,
  special?: readonly SpecialList[],
): readonly number[] {
  const tiles = special?.find(({ source }) => source === SOURCE)?.tiles ?? []
  const places = tiles.flatMap(({ code }) => placesByCode(file).get(code) ?? [])
  if (places.length > 0) return places
  return file.categories.find((own) => own.type === SOURCE && own.lobby === lobby)?.games ?? []
}
