import { useLocation, useNavigate } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withPreview } from '#app/domain/preview.ts'
import { overlayFor } from '#app/history/overlays.ts'
import { usePreview } from '#app/lib/Edition.ts'
import type { SearchOption } from '#ui/browse/SearchPanel'
import { gameCodeOf } from './options.ts'
import { addRecent } from './recentSearches.ts'

/** Where the options of a search for `term` lead: to details over it, to a page, to a game. */
export function useFollow(term: string) {
  const navigate = useNavigate()
  const here = useLocation()
  const preview = usePreview()

  function onOpen({ href }: SearchOption) {
    addRecent(term)
    const address = withPreview(href, preview)
    const overlay = overlayFor(address, here)
    if (overlay) void navigate(...overlay)
    else void navigate(address)
  }

  function onPlay(option: SearchOption) {
    addRecent(term)
    void navigate(withPreview(addressOf('play-game-demo', { game: gameCodeOf(option) }), preview))
  }

  return { onOpen, onPlay }
}
