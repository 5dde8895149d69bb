import { audienceFlags, type Flags, flagsOf, keptFlags } from '#app/domain/flags.ts'
import { isPreviewPath } from '#app/domain/preview.ts'

// The query of the visit's first address, because later ones may have lost their flags. The server renders without flags.
const firstSearch = typeof window === 'undefined' ? '' : window.location.search

/** Whether an editor sees drafts in this visit. */
export const isPreviewVisit = typeof window !== 'undefined' && isPreviewPath(window.location.pathname)

/** Where the site is shown (CTX-01); use it only after hydration, since the server does not know it. */
export const visitFlags: Flags = {
  ...flagsOf(firstSearch),
  ...(isPreviewVisit && audienceFlags(firstSearch)),
}

/** Query that every internal link carries (CTX-03), for `withFlags`. */
export const visitQuery = keptFlags(firstSearch)
