import { flagsOf, keptFlags } from '#app/domain/flags.ts'

// The address with which the visit began: later ones may have lost theirs. The server draws every page without flags.
const first = typeof window === 'undefined' ? '' : window.location.search

/** Where the site is shown (CTX-01); only for what is drawn after hydration, since the server does not know it. */
export const visitFlags = flagsOf(first)

/** Query that every address inside the site carries (CTX-03), for `withFlags`. */
export const visitQuery = keptFlags(first)
