/**
 * Names under which the first view's script, which runs before any other code, and the rest of the app find the same thing.
 */

/** Key of the session's storage: the router's scroll positions by the key of their entry. */
export const PLACES_KEY = 'arama.places'

/** Key of the session's storage: CSS that gives each part of a page the height that it had. */
export const PART_SIZES_KEY = 'arama.parts'

/** Key in the root's `dataset` from `hydrateRoot` on: React answers a press, and hydrates the part under it first. */
export const REACT_LISTENS = 'reactListens'

/** Key in the root's `dataset` once the app has hydrated: the router answers Back and Forward. */
export const HYDRATED = 'hydrated'
