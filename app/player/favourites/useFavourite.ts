import { useCallback } from 'react'
import { useSelected, useStored, useVisit, type Visit } from '#app/platform/visit.ts'
import { createFavouriteFeed, type FavouritesShown } from './favouriteFeed.ts'

type Mark = 'on' | 'off' | 'saving-on' | 'saving-off'

function markOf(code: string, { codes, saving }: FavouritesShown): Mark {
  const on = codes.has(code) ? 'on' : 'off'
  return saving.has(code) ? `saving-${on}` : on
}

/** Adds or removes the favourite; the code for that is loaded with the first press. */
const toggle = (visit: Visit, code: string): void =>
  void import('./changeFavourite.ts').then(({ changeFavourite }) => changeFavourite(visit, code))

/** Props of a game's favourite button (FAV-01). */
export function useFavourite(code: string) {
  const visit = useVisit()
  // A string, so that a tile renders again only when its own mark changes.
  const mark = useSelected(createFavouriteFeed, (shown) => markOf(code, shown))
  return {
    on: mark.endsWith('on'),
    pending: mark.startsWith('saving'),
    onToggle: () => toggle(visit, code),
  }
}

/** The favourites of all games, for a list that draws them itself; a change of one renders the whole list. */
export function useFavourites() {
  const visit = useVisit()
  const favourites = useStored(createFavouriteFeed)
  const onFavourite = useCallback((code: string) => toggle(visit, code), [visit])
  return { favourites, onFavourite }
}
