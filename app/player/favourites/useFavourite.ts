import { useCallback } from 'react'
import { useSelected, useStored, useVisit, type Visit } from '#app/platform/visit.ts'
import { retryWhenOnline } from '#ui/foundation/retryWhenOnline.ts'
import { createFavouriteFeed, type FavouritesShown } from './favouriteFeed.ts'

type Mark = 'on' | 'off' | 'saving-on' | 'saving-off'

function markOf(code: string, { codes, saving }: FavouritesShown): Mark {
  const on = codes.has(code) ? 'on' : 'off'
  return saving.has(code) ? `saving-${on}` : on
}

/** Adds or removes the favourite; the code for that is loaded after the first view, or with the first press. */
async function toggle(visit: Visit, code: string): Promise<void> {
  const { changeFavourite } = await retryWhenOnline(() => import('./changeFavourite.ts'))
  await changeFavourite(visit, code)
}

/** Props of a game's favourite button (FAV-01). */
export function useFavourite(code: string) {
  const visit = useVisit()
  // A string, so that a tile renders again only when its own mark changes.
  const mark = useSelected(createFavouriteFeed, (shown) => markOf(code, shown))
  return {
    on: mark.endsWith('on'),
    pending: mark.startsWith('saving'),
    onToggle: () => void toggle(visit, code),
  }
}

/** The favourites of all games, for a list that draws them itself; a change of one renders the whole list. */
export function useFavourites() {
  const visit = useVisit()
  const favourites = useStored(createFavouriteFeed)
  const onFavourite = useCallback((code: string) => void toggle(visit, code), [visit])
  return { favourites, onFavourite }
}
