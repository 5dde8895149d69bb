type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The site's data in a history entry: its own state, and the address that the address bar would show. */
type Entry = { site?: { state: unknown; address: string } } | null

const placeOf = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, location.origin)
  return { pathname, search, hash }
}

/** `masked` is the address of the shown page for the router; here the address bar never shows it. */
const entryOf = (state: object | null, address: string) => ({
  masked: placeOf(address),
  ...state,
  site: { state, address },
})

const entry = () => (history.state as Entry)?.site

/**
 * The window for the site's router. The page's address is stored in the history entry and not in the address bar, which
 * keeps that of the story: a reload shows the story again, and Back and Forward are the browser's own.
 */
export function siteWindow(path: string): Window {
  // A new key, so that the site's stored data of an entry does not come from an earlier address.
  history.replaceState(entryOf({ usr: null, key: crypto.randomUUID(), idx: 0 }, path), '')
  const siteHistory = {
    get state() {
      return entry()?.state ?? null
    },
    get length() {
      return history.length
    },
    pushState: (state: object, _: string, address: string) => history.pushState(entryOf(state, address), ''),
    replaceState: (state: object, _: string, address = entry()?.address ?? path) =>
      history.replaceState(entryOf(state, address), ''),
    go: (delta: number) => history.go(delta),
  }
  const siteLocation = {
    get pathname() {
      return placeOf(entry()?.address ?? path).pathname
    },
    get search() {
      return placeOf(entry()?.address ?? path).search
    },
    get hash() {
      return placeOf(entry()?.address ?? path).hash
    },
    get href() {
      return location.origin + (entry()?.address ?? path)
    },
    origin: location.origin,
    assign(address: string) {
      throw new Error(`siteWindow: the site would leave for ${address}; a story stays where it is`)
    },
  }
  return new Proxy(window, {
    get(target, name) {
      if (name === 'history') return siteHistory
      if (name === 'location') return siteLocation
      const value = Reflect.get(target, name)
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
  })
}
