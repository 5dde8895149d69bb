import { hashKey, type QueryClient } from '@tanstack/react-query'
import { favouritesQuery } from '../data/playerQueries.ts'
import { showFavourites } from './showFavourites.ts'

/** Copies the favourites from the query cache to all tiles, for the lifetime of the page. */
export function followFavourites(client: QueryClient): void {
  const own = hashKey(favouritesQuery.queryKey)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== own) return
    const known = client.getQueryData(favouritesQuery.queryKey)
    // A pending or failed query is not an empty list: games marked meanwhile stay marked. A logout removes the query.
    if (known || type === 'removed') showFavourites(known?.favoriteGames.map(({ gameType }) => gameType))
  })
}
