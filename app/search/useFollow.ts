import { usePreview } from '#app/content/Edition.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { withPreview } from '#app/domain/preview.ts'
import { modalHistory } from '#app/navigation/modalHistory.ts'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'
import type { SearchOption } from '#ui/browse/SearchPanel'
import { gameCodeOf } from './options.ts'
import { addRecent } from './recentSearches.ts'

/** Where the options of a search for `term` lead: to details over it, to a page, to a game. */
export function useFollow(term: string) {
  const navigate = usePageNavigation()
  const preview = usePreview()

  function onOpen({ href }: SearchOption) {
    addRecent(term)
    const address = withPreview(href, preview)
    if (!modalHistory.showDetails(address)) navigate(address)
  }

  function onPlay(option: SearchOption) {
    addRecent(term)
    navigate(withPreview(addressOf('play-game-demo', { game: gameCodeOf(option) }), preview))
  }

  return { onOpen, onPlay }
}
