import { favouriteFeed, noFavourites } from './favouriteFeed.ts'

export const showFavourites = (codes: readonly string[] | undefined): void =>
  favouriteFeed.set(codes ? { ...favouriteFeed.getSnapshot(), codes: new Set(codes) } : noFavourites)

/** Marks a single game while the other favourites are unknown. */
export function showKept(code: string, on: boolean): void {
  const shown = favouriteFeed.getSnapshot()
  const codes = new Set(shown.codes)
  if (on) codes.add(code)
  else codes.delete(code)
  favouriteFeed.set({ ...shown, codes })
}

/** Whether a change of this game is being saved. */
export const isSaving = (code: string): boolean => favouriteFeed.getSnapshot().saving.has(code)

export function showSaving(code: string, on: boolean): void {
  const shown = favouriteFeed.getSnapshot()
  const saving = new Set(shown.saving)
  if (on) saving.add(code)
  else saving.delete(code)
  favouriteFeed.set({ ...shown, saving })
}
