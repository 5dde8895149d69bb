import type { Game } from '#app/api/contract/casino.ts'
import { type Catalogue, gamesOf } from './catalogue.ts'
import { lobbyOf } from './lobbies.ts'
import { maintenanceOf } from './maintenance.ts'
import { hiddenFromVisitors } from './visibility.ts'

/** Highest number of games under a game's page. */
const MAX_GAMES = 10

/** Length from which a list is ignored: its games have too little in common. */
const MIN_LENGTH_IGNORED = 1000

/** Points for each list of a kind that has both games. */
const COLLECTION_WEIGHT = 3
const CATEGORY_WEIGHT = 1
const PROVIDER_WEIGHT = 1

/** Lists of games that have `game`, each with its weight. */
function listsWith({ collections, categories, providers }: Catalogue, game: Game) {
  const provider = providers.get(game.provider)
  return [
    ...game.collections.flatMap((id) => {
      const collection = collections.get(id)
      return collection ? [{ weight: COLLECTION_WEIGHT, codes: collection.games }] : []
    }),
    ...game.categories.flatMap((id) => {
      const category = categories.get(id)
      return category && !hiddenFromVisitors(category.type)
        ? [{ weight: CATEGORY_WEIGHT, codes: category.games }]
        : []
    }),
    ...(provider ? [{ weight: PROVIDER_WEIGHT, codes: provider.games }] : []),
  ].filter(({ codes }) => codes.length < MIN_LENGTH_IGNORED)
}

/**
 * The games of the same lobby that share most lists with `game`, equal ones in the order of their lists. Shorter lists
 * weigh more. Games in maintenance are left out.
 */
export function relatedGames(catalogue: Catalogue, game: Game): Game[] {
  const scores = new Map<string, number>()
  for (const { weight, codes } of listsWith(catalogue, game)) {
    const share = weight / Math.log2(2 + codes.length)
    for (const code of new Set(codes)) scores.set(code, (scores.get(code) ?? 0) + share)
  }
  scores.delete(game.gameCode)
  const lobby = lobbyOf(game.type)
  const scoreOf = ({ gameCode }: Game) => scores.get(gameCode) ?? 0
  return gamesOf(catalogue, [...scores.keys()])
    .filter((one) => lobbyOf(one.type) === lobby && !maintenanceOf(catalogue, one))
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, MAX_GAMES)
}
