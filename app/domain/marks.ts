/** Names shared by the boot script of the first view, which runs before any other code, and the app. */

/** Session storage key of the router's scroll positions by history entry. */
export const PLACES_KEY = 'arama.places'

/** Session storage key of CSS that reserves the last height of each part of a page. */
export const PART_SIZES_KEY = 'arama.parts'

/** Key in the root's `dataset` from `hydrateRoot` on: React handles presses, and hydrates the pressed part first. */
export const REACT_LISTENS = 'reactListens'

/** Key in the root's `dataset` once the app has hydrated: the router handles Back and Forward. */
export const HYDRATED = 'hydrated'
