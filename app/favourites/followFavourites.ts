import { hashKey, type QueryClient } from '@tanstack/react-query'
import { favouritesQuery } from '#app/queries/player/playerQueries.ts'
import { showFavourites } from './showFavourites.ts'

/** Shows on every tile what is kept of the favourites, until the page goes. */
export function followFavourites(client: QueryClient): void {
  const own = hashKey(favouritesQuery.queryKey)
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== own) return
    showFavourites(
      client.getQueryData(favouritesQuery.queryKey)?.favoriteGames.map(({ gameType }) => gameType),
    )
  })
}
