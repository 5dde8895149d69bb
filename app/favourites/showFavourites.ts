import { favouriteFeed, noFavourites } from './favouriteFeed.ts'

export const showFavourites = (codes: readonly string[] | undefined): void =>
  favouriteFeed.set(codes ? { ...favouriteFeed.getSnapshot(), codes: new Set(codes) } : noFavourites)

/** Marks one game alone, where the others are not known. */
export function showKept(code: string, on: boolean): void {
  const shown = favouriteFeed.getSnapshot()
  const codes = new Set(shown.codes)
  if (on) codes.add(code)
  else codes.delete(code)
  favouriteFeed.set({ ...shown, codes })
}

/** Whether a change of this game is on its way. */
export const isSaving = (code: string): boolean => favouriteFeed.getSnapshot().saving.has(code)

export function showSaving(code: string, on: boolean): void {
  const shown = favouriteFeed.getSnapshot()
  const saving = new Set(shown.saving)
  if (on) saving.add(code)
  else saving.delete(code)
  favouriteFeed.set({ ...shown, saving })
}
