import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSource } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { becauseYouLike, becauseYouLikeLive, becauseYouPlayed } from '#app/domain/scoring/rows.ts'
import { ownIndexOf } from './ownIndex.ts'

/** Lists that contain games of both lobbies in the Casino lobby. */
const ofBoth: ReadonlySet<GameListSource> = new Set<GameListSource>([
  'Favourites',
  'FreeSpins',
  'GoldenChips',
])

/** Rows that are made from one game. */
const seeded = {
  BecauseYouLikeInternal: becauseYouLike,
  BecauseYouLikeLiveInternal: becauseYouLikeLive,
  BecauseYouPlayedInternal: becauseYouPlayed,
} as const

type Seeded = keyof typeof seeded

export const hasSeed = (source: GameListSource): source is Seeded => source in seeded

/** Places of those games that the catalogue knows and the lobby shows, each once. */
export function placesIn(
  file: CatalogueFile,
  { source, lobby }: { source: GameListSource; lobby: Lobby },
  codes: readonly string[],
): number[] {
  const { placeOf, lobbyAt } = ownIndexOf(file)
  const places = [...new Set(codes)].flatMap((code) => placeOf.get(code) ?? [])
  return lobby === 'Casino' && ofBoth.has(source)
    ? places
    : places.filter((place) => lobbyAt(place) === lobby)
}

/** Places of the games nearest to the one at `seed`, best first (PER-06, PER-08, PER-09). */
export const similarPlaces = (file: CatalogueFile, source: Seeded, seed: number): number[] =>
  seeded[source](ownIndexOf(file).columns(), seed)
