import { type EntryState, HYDRATED, PART_SIZES_KEY, PLACES_KEY } from '#app/domain/marks.ts'

/** Of a page that was loaded by its address there is none. */
const entry = () => history.state as EntryState | null

/** Loads the page of the present entry, which is another one than this document's. */
function reload(): void {
  const state = entry()
  if (state?.masked) {
    const { pathname, search } = state.masked
    const shown = location.pathname + location.search
    history.replaceState({ ...state, masked: undefined, shown }, '', pathname + search)
  }
  // Else the browser scrolls to where this document stood, which is nowhere.
  history.scrollRestoration = 'manual'
  document.documentElement.hidden = true
  // Nor may the router keep the place of this document.
  addEventListener('pagehide', (event) => event.stopImmediatePropagation())
  // Back and Forward cancel the load of the next document: this one, which is hidden, would stay.
  addEventListener('popstate', reloadInstead)
  location.reload()
}

/** Loads the page that Back or Forward leads to; the router hears nothing of it. */
function reloadInstead(event: PopStateEvent): void {
  event.stopImmediatePropagation()
  reload()
}

/**
 * Details that lie over a page come back over it, after a reload too and from a game that took the screen: at their
 * address the server only has a page of their own. Says whether this document is left for the page under them.
 */
function leavesForPageBeneath(): boolean {
  const { shown, ...state } = entry() ?? {}
  if (shown) {
    const { pathname, search } = location
    history.replaceState({ ...state, masked: { pathname, search, hash: '' } }, '', shown)
    return false
  }
  if (!state.masked) return false
  reload()
  return true
}

/** Back or Forward before hydration: React would find another page than the one that it hydrates. */
function reloadOnEarlyBack(): void {
  const loaded = location.pathname + location.search
  addEventListener('popstate', (event) => {
    const isHydrated = HYDRATED in document.documentElement.dataset
    if (!isHydrated && location.pathname + location.search !== loaded) reloadInstead(event)
  })
}

/**
 * A page that is returned to is as tall as it was before its lower parts are drawn. Entries over one page share its
 * place, and the router's own script, which scrolls there, knows the entry alone.
 */
function restorePlace(): void {
  const state = entry()
  const places = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}') as Record<string, number | undefined>
  const { key = 'default' } = state ?? {}
  const page = (state?.usr as { page?: string } | null | undefined)?.page
  if (page) {
    places[key] = places[page]
    sessionStorage.setItem(PLACES_KEY, JSON.stringify(places))
  }
  if (!(Number(places[key]) > 0)) return
  // Parts drawn at the top before the page stands where it was left would take another height than the place was kept with.
  const { dataset } = document.documentElement
  dataset.returning = ''
  const stand = () => {
    delete dataset.returning
  }
  addEventListener('scroll', stand, { once: true })
  document.addEventListener('DOMContentLoaded', stand)
}

function restorePartSizes(): void {
  const sizes = new CSSStyleSheet()
  sizes.replaceSync(sessionStorage.getItem(PART_SIZES_KEY) ?? '')
  document.adoptedStyleSheets = [sizes]
}

/** Makes Back, Forward and a reload find the page as it was left (UXP-01, UXP-02). */
export function returnToPage(): void {
  if (leavesForPageBeneath()) return
  reloadOnEarlyBack()
  for (const restore of [restorePlace, restorePartSizes]) {
    try {
      restore()
    } catch {
      // Without storage the page begins at its top.
    }
  }
}
