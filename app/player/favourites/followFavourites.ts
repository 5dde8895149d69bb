import { hashKey } from '@tanstack/react-query'
import type { Visit } from '#app/platform/visit.ts'
import { favouritesQuery } from '../data/playerQueries.ts'
import { showFavourites } from './showFavourites.ts'

/** Copies the favourites from the query cache to all tiles, for the whole visit. */
export function followFavourites(visit: Visit): void {
  const own = hashKey(favouritesQuery.queryKey)
  let shown = visit.getQueryData(favouritesQuery.queryKey)
  visit.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== own) return
    const known = visit.getQueryData(favouritesQuery.queryKey)
    // The cache also reports every observer that a render creates. A store that changed then would make React start
    // that render again, without end when it takes more than one slice of time.
    if (known === shown && type !== 'removed') return
    shown = known
    // A pending or failed query is not an empty list: games marked meanwhile stay marked. A logout removes the query.
    if (known || type === 'removed')
      showFavourites(
        visit,
        known?.favoriteGames.map(({ gameType }) => gameType),
      )
  })
}
