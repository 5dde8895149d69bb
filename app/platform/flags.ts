import { audienceFlags, type Flags, flagsOf, keptFlags } from '#app/domain/flags.ts'
import { isPreviewPath } from '#app/domain/preview.ts'

// The first address of the visit, because later ones may have lost their flags. The server renders without flags.
const first = typeof window === 'undefined' ? '' : window.location.search

/** Whether an editor sees drafts in this visit. */
export const isPreviewVisit = typeof window !== 'undefined' && isPreviewPath(window.location.pathname)

/** Where the site is shown (CTX-01); use it only after hydration, since the server does not know it. */
export const visitFlags: Flags = { ...flagsOf(first), ...(isPreviewVisit && audienceFlags(first)) }

/** Query that every internal link carries (CTX-03), for `withFlags`. */
export const visitQuery = keptFlags(first)
