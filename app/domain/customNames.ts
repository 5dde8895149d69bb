import { foldOrSigns } from './search/fold.ts'

/** Highest number of characters of a name that a visitor gives to a list or preset. */
export const MAX_NAME_LENGTH = 40

/** The name as it is stored: with single spaces, cut to the limit. */
export const normaliseName = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('').trimEnd()

/** Whether two names differ in case, diacritics or signs only. */
export const isSameName = (one: string, other: string): boolean => foldOrSigns(one) === foldOrSigns(other)
