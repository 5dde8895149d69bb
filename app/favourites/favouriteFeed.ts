import { createExternalStore } from '#app/lib/externalStore.ts'

/** Favourites as tiles show them: those that are, and those whose change is being saved. */
export type FavouritesShown = { codes: ReadonlySet<string>; saving: ReadonlySet<string> }

/** What visitors have. */
export const noFavourites: FavouritesShown = { codes: new Set(), saving: new Set() }

/** The favourites of whoever is here; of visitors none. */
export const favouriteFeed = createExternalStore<FavouritesShown>(noFavourites)
