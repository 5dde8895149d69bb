import { createExternalStore } from '#app/domain/externalStore.ts'

/** Favourites as tiles show them: the marked games, and those whose change is being saved. */
export type FavouritesShown = { codes: ReadonlySet<string>; saving: ReadonlySet<string> }

/** The favourites of a guest: none. */
export const noFavourites: FavouritesShown = { codes: new Set(), saving: new Set() }

/** The favourites of the current player; empty for guests. */
export const createFavouriteFeed = () => createExternalStore<FavouritesShown>(noFavourites)
