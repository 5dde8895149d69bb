import { type Flags, flagsOf, keptFlags } from '#app/domain/flags.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { type View, viewIn } from '#app/domain/previewView.ts'

// The first address of the visit, because later ones may have lost their flags. The server renders without flags.
const first = typeof window === 'undefined' ? '' : window.location.search

const isPreview = typeof window !== 'undefined' && isPreviewPath(window.location.pathname)

/** For whom and when an editor sees the pages of this visit; empty outside of preview. */
export const visitView: View = isPreview ? viewIn(first) : {}

const flags = flagsOf(first)

/** Where the site is shown (CTX-01); use it only after hydration, since the server does not know it. */
export const visitFlags: Flags = {
  ...flags,
  native: flags.native || visitView.audience === 'native',
  embedded: flags.embedded || visitView.audience === 'embedded',
}

/** Query that every internal link carries (CTX-03), for `withFlags`. */
export const visitQuery = keptFlags(first)
