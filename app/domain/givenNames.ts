import { foldOrSigns } from './search/fold.ts'

/** Characters of a name that a visitor gives. */
export const MAX_NAME_LENGTH = 40

/** The name as it is kept: single spaces, not too long. */
export const givenName = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('').trimEnd()

/** Whether two names differ in case, diacritics or signs only. */
export const isSameName = (one: string, other: string): boolean => foldOrSigns(one) === foldOrSigns(other)
