/** Names and shapes shared by the boot script of the first view, which runs before any other code, and the app. */

/** Session storage key of the router's scroll positions by history entry. */
export const SCROLL_POSITIONS_KEY = 'arama.places'

/** Session storage key of CSS that reserves the last height of each part of a page. */
export const PART_SIZES_KEY = 'arama.parts'

/** Local storage key of the preferences of this device. */
export const PREFERENCES_KEY = 'arama.preferences'

/** Hour of the device's clock at which the night tone ends; it begins at midnight. */
export const NIGHT_END_HOUR = 6

/** Key in the root's `dataset` from `hydrateRoot` on: React handles presses, and hydrates the pressed part first. */
export const REACT_LISTENS = 'reactListens'

/** Key in the root's `dataset` once the app has hydrated: the router handles Back and Forward. */
export const HYDRATED = 'hydrated'

/** Key in the root's `dataset` of a cached document: the time when the server had sent it (ISO 8601). */
export const SAVED_COPY_TIME = 'kept'

type Place = { pathname: string; search: string; hash: string }

/** The router's state of a history entry, `history.state`. */
export type EntryState = {
  key?: string
  /** How many entries of the router lie before it. */
  idx?: number
  /** The state that the app gave it. */
  usr?: unknown
  /** Where the page is while the address bar shows another address. */
  masked?: Place
  /** That other address while the bar has to show the page's: the page under details loads, or the router begins. */
  shown?: string
}
