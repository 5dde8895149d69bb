import type { Game, SpecialCategory } from '#app/api/contract/casino.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { type SpecialList, SpecialSource } from '#app/api/contract/special.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { rowCaps, rowTile } from './games.ts'

/** Games that every visitor may see and start; the service does not know which games are unpublished. */
const isShown =
  ({ providers }: Catalogue) =>
  ({ provider, requirePassword }: Game): boolean =>
    providers.has(provider) && !requirePassword

/** The recommended lists of a lobby with the games that the catalogue knows, without empty lists (CAT-07). */
export function specialLists(
  catalogue: Catalogue,
  served: readonly SpecialCategory[],
  lobby: Lobby,
): SpecialList[] {
  return SpecialSource.options.flatMap((source) => {
    const codes = served.find((own) => own.type === source && own.lobby === lobby)?.games ?? []
    const games = gamesOf(catalogue, [...new Set(codes)]).filter(isShown(catalogue))
    const tiles = games.slice(0, rowCaps.dynamic).map((game) => rowTile(catalogue, game))
    return tiles.length > 0 ? [{ source, tiles }] : []
  })
}
