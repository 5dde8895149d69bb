import { type EntryState, HYDRATED, PART_SIZES_KEY, SCROLL_POSITIONS_KEY } from '#app/domain/bootNames.ts'

/** State of the current history entry; null for a page that was loaded by its address. */
const entryState = () => history.state as EntryState | null

/** Reloads, so that the document is the one of the current history entry. */
function reload(): void {
  const state = entryState()
  if (state?.masked) {
    const { pathname, search } = state.masked
    const shown = location.pathname + location.search
    history.replaceState({ ...state, masked: undefined, shown }, '', pathname + search)
  }
  // Otherwise the browser would restore the scroll position of this document, which has none.
  history.scrollRestoration = 'manual'
  document.documentElement.hidden = true
  // The router must not store the scroll position of this document either.
  addEventListener('pagehide', (event) => event.stopImmediatePropagation())
  // Back and Forward cancel the load of the next document, and this hidden one would stay.
  addEventListener('popstate', reloadInstead)
  location.reload()
}

/** Loads the page that Back or Forward leads to; the router receives no event. */
function reloadInstead(event: PopStateEvent): void {
  event.stopImmediatePropagation()
  reload()
}

/**
 * Restores details over their page, after a reload and on a return from a game in full screen: at their
 * address the server only has the game's page. Returns whether this document is left for the page under them.
 */
function leavesForPageBeneath(): boolean {
  const { shown, ...state } = entryState() ?? {}
  if (shown) {
    const { pathname, search } = location
    history.replaceState({ ...state, masked: { pathname, search, hash: '' } }, '', shown)
    return false
  }
  if (!state.masked) return false
  reload()
  return true
}

/** Handles Back or Forward before hydration: React would render another page than the one that it hydrates. */
function reloadOnEarlyBack(): void {
  const loaded = location.pathname + location.search
  addEventListener('popstate', (event) => {
    const isHydrated = HYDRATED in document.documentElement.dataset
    if (!isHydrated && location.pathname + location.search !== loaded) reloadInstead(event)
  })
}

/**
 * Gives a restored page its former height before its lower parts render. Entries over one page share its scroll
 * position, but the router's script, which scrolls there, only knows the entry.
 */
function restorePlace(): void {
  const state = entryState()
  const places = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}') as Record<
    string,
    number | undefined
  >
  const { key = 'default' } = state ?? {}
  const page = (state?.usr as { page?: string } | null | undefined)?.page
  if (page) {
    places[key] = places[page]
    sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify(places))
  }
  if (!(Number(places[key]) > 0)) return
  // Parts rendered before the scroll position is restored would have other heights than the stored position assumes.
  const { dataset } = document.documentElement
  dataset.returning = ''
  const markRestored = () => {
    delete dataset.returning
  }
  addEventListener('scroll', markRestored, { once: true })
  document.addEventListener('DOMContentLoaded', markRestored)
}

function restorePartSizes(): void {
  const sizes = new CSSStyleSheet()
  sizes.replaceSync(sessionStorage.getItem(PART_SIZES_KEY) ?? '')
  document.adoptedStyleSheets = [sizes]
}

/** Restores the page on Back, Forward and a reload (UXP-01, UXP-02). */
export function restorePage(): void {
  if (leavesForPageBeneath()) return
  reloadOnEarlyBack()
  for (const restore of [restorePlace, restorePartSizes]) {
    try {
      restore()
    } catch {
      // Without storage the page starts at its top.
    }
  }
}
