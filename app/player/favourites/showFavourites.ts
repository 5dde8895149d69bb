import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createFavouriteFeed, type FavouritesShown, noFavourites } from './favouriteFeed.ts'

function change(visit: Visit, next: (shown: FavouritesShown) => FavouritesShown): void {
  const feed = storeOf(visit, createFavouriteFeed)
  feed.set(next(feed.getSnapshot()))
}

/** The set with or without this member. */
function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}

/** Marks exactly these games; none for a guest. */
export const showFavourites = (visit: Visit, codes: readonly string[] | undefined): void =>
  change(visit, (shown) => (codes ? { ...shown, codes: new Set(codes) } : noFavourites))

/** Marks a single game while the other favourites are unknown. */
export const showFavourite = (visit: Visit, code: string, on: boolean): void =>
  change(visit, (shown) => ({ ...shown, codes: withMember(shown.codes, code, on) }))

/** Whether a change of this game is being saved. */
export const isSaving = (visit: Visit, code: string): boolean =>
  storeOf(visit, createFavouriteFeed).getSnapshot().saving.has(code)

/** Marks a game whose change is being saved. */
export const showSaving = (visit: Visit, code: string, on: boolean): void =>
  change(visit, (shown) => ({ ...shown, saving: withMember(shown.saving, code, on) }))
