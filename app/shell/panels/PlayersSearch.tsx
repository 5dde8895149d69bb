import { useFavourites } from '#app/player/favourites/useFavourite.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { SearchPanel } from '#app/search/SearchPanel.tsx'

/** The search with the favourites of the player, and with a login before Play for guests. */
export function PlayersSearch() {
  return <SearchPanel player={{ ...useFavourites(), restricted: useNeedsLogin() }} />
}
