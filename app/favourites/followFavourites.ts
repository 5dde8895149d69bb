import { hashKey, type QueryClient } from '@tanstack/react-query'
import { favouritesQuery } from '#app/queries/player/playerQueries.ts'
import { showFavourites } from './showFavourites.ts'

/** Shows on every tile what is kept of the favourites, until the page goes. */
export function followFavourites(client: QueryClient): void {
  const own = hashKey(favouritesQuery.queryKey)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== own) return
    const known = client.getQueryData(favouritesQuery.queryKey)
    // Not known yet, or not to be had, is not „none”: what has been kept meanwhile stays marked. They go with the player.
    if (known || type === 'removed') showFavourites(known?.favoriteGames.map(({ gameType }) => gameType))
  })
}
