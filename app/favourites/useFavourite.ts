import { useSyncExternalStore } from 'react'
import { favouriteFeed } from './favouriteFeed.ts'

type Mark = 'on' | 'off' | 'saving-on' | 'saving-off'

function markOf(code: string): Mark {
  const { codes, saving } = favouriteFeed.getSnapshot()
  const on = codes.has(code) ? 'on' : 'off'
  return saving.has(code) ? `saving-${on}` : on
}

/** Adds the game to the favourites or takes it out; how that is done comes with the first press. */
const toggle = (code: string): void =>
  void import('./changeFavourite.ts').then(({ changeFavourite }) => changeFavourite(code))

/** The heart of a game, as the kit wants it (FAV-01). */
export function useFavourite(code: string) {
  // A word, so that a tile is drawn anew only when its own heart has changed.
  const mark = useSyncExternalStore(
    favouriteFeed.subscribe,
    () => markOf(code),
    (): Mark => 'off',
  )
  return {
    on: mark.endsWith('on'),
    pending: mark.startsWith('saving'),
    onToggle: () => toggle(code),
  }
}
