import { useFavourites } from '#app/player/favourites/useFavourite.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { SearchPanel } from '#app/search/SearchPanel.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Only for a search that asks for tables.
const TablesIndex = lazyPart(() => import('#app/lists/TablesIndex.tsx').then((file) => file.TablesIndex))

// With the first live table among the results.
const TableSeats = lazyPart(() => import('#app/lists/TableSeats.tsx').then((file) => file.TableSeats))

const live = { Index: TablesIndex, Seats: TableSeats }

/** The search with the favourites of the player, and with a login before Play for guests. */
export function VisitorSearch() {
  return <SearchPanel player={{ ...useFavourites(), restricted: useNeedsLogin() }} live={live} />
}
