import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSource } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import { type Choices, hiddenBy } from '#app/domain/own/choices.ts'
import type { Seeded } from '#app/domain/own/invitingRow.ts'
import { orderByPreferences } from '#app/domain/scoring/preferences.ts'
import {
  becauseYouLike,
  becauseYouLikeLive,
  becauseYouPlayed,
  type IsHidden,
} from '#app/domain/scoring/rows.ts'
import { placesByCode } from '#app/domain/tiles.ts'
import { ownIndexOf } from './ownIndex.ts'

/** Lists that contain games of both lobbies in the Casino lobby. */
const ofBoth: ReadonlySet<GameListSource> = new Set<GameListSource>([
  'Favourites',
  'FreeSpins',
  'GoldenChips',
])

const similar: Record<Seeded, typeof becauseYouLike> = {
  BecauseYouLikeInternal: becauseYouLike,
  BecauseYouLikeLiveInternal: becauseYouLikeLive,
  BecauseYouPlayedInternal: becauseYouPlayed,
}

/** Places of those games that the catalogue knows and the lobby shows, each once. */
export function placesIn(
  file: CatalogueFile,
  { source, lobby }: { source: GameListSource; lobby: Lobby },
  codes: readonly string[],
): number[] {
  const { lobbyAt } = ownIndexOf(file)
  const places = [...new Set(codes)].flatMap((code) => placesByCode(file).get(code) ?? [])
  return lobby === 'Casino' && ofBoth.has(source)
    ? places
    : places.filter((place) => lobbyAt(place) === lobby)
}

/** Lists of recommendations that services make. */
const recommending: ReadonlySet<GameListSource> = new Set<GameListSource>([
  'BecauseYouPlayedPggService',
  'BloomreachPersonalized',
])

/** Returns a function that checks whether the player has hidden the game at a place; undefined without hidden games. */
function isHiddenIn(file: CatalogueFile, choices: Choices): IsHidden | undefined {
  if (choices.games.length + choices.providers.length === 0) return undefined
  const { code, provider } = file.games
  const isHidden = hiddenBy(choices)
  return (place) =>
    isHidden({ code: code[place] ?? '', provider: file.providers[provider[place] ?? 0]?.id ?? '' })
}

/**
 * Places of the games most similar to the one at `seed`, best first (PER-06, PER-08, PER-09), with the player's choices
 * applied.
 */
export function similarPlaces(file: CatalogueFile, source: Seeded, seed: number, choices: Choices): number[] {
  const places = similar[source](ownIndexOf(file).columns(), seed, isHiddenIn(file, choices))
  return orderByPreferences(file.games, places, choices.leaning)
}

/** The places of a list without hidden games; the player's own lists are not filtered. */
export function recommendedPlaces(
  file: CatalogueFile,
  source: GameListSource,
  places: number[],
  choices: Choices,
): number[] {
  const isHidden = recommending.has(source) ? isHiddenIn(file, choices) : undefined
  return isHidden ? places.filter((place) => !isHidden(place)) : places
}
