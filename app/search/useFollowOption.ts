import { usePreview } from '#app/content/pageContexts.ts'
import { withPreview } from '#app/domain/preview.ts'
import { useFollowLink } from '#app/navigation/useFollowLink.ts'
import type { SearchOption } from '#ui/browse/SearchPanel'
import { addRecent } from './recentSearches.ts'

/** Follows an option of the search for `term`: to details over the search, to a page, or to a game. */
export function useFollowOption(term: string) {
  const follow = useFollowLink()
  const preview = usePreview()

  function onOpen({ href }: SearchOption) {
    addRecent(term)
    follow(withPreview(href, preview))
  }

  function onPlay({ playHref }: SearchOption) {
    if (!playHref) return
    addRecent(term)
    follow(withPreview(playHref, preview))
  }

  return { onOpen, onPlay }
}
