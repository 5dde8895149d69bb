import { distancesFrom } from '../editDistance.ts'
import type { Token } from './tokens.ts'

/** Shortest word in which one letter may be wrong, and in which two may be. */
const MIN_FOR_ONE_ERROR = 5
const MIN_FOR_TWO_ERRORS = 9

/** How many letters may be wrong in a word of so many letters. */
const errorsIn = (length: number): number =>
  length < MIN_FOR_ONE_ERROR ? 0 : length < MIN_FOR_TWO_ERRORS ? 1 : 2

/** Returns whether a word is one of `forms`, written without diacritics; long words may have mistakes. */
export function oneOf(...forms: readonly string[]): (token: Token | undefined) => boolean {
  const exact = new Set(forms)
  return (token) => {
    if (!token || token.value !== undefined) return false
    if (exact.has(token.text)) return true
    const distanceOf = distancesFrom(token.text, errorsIn(token.text.length + 1))
    return forms.some((form) => {
      const allowed = errorsIn(Math.max(form.length, token.text.length))
      return allowed > 0 && distanceOf(form).whole <= allowed
    })
  }
}

/**
 * Returns whether a word is one of `forms` with at most one mistake, not in its first letter: for short words whose place
 * in the sentence leaves no doubt.
 */
export function nearly(...forms: readonly string[]): (token: Token | undefined) => boolean {
  return (token) => {
    if (!token || token.value !== undefined) return false
    const distanceOf = distancesFrom(token.text, 1)
    return forms.some((form) => form[0] === token.text[0] && distanceOf(form).whole <= 1)
  }
}

/** Endings of Romanian nouns and adjectives, folded, the longest first. */
const ENDINGS = [
  'urile',
  'ilor',
  'elor',
  'ului',
  'uri',
  'ele',
  'ile',
  'lor',
  'ii',
  'ul',
  'le',
  'ea',
  'ei',
  'i',
  'e',
  'a',
  'u',
]

/** The word without each of its possible endings, with at least `length` letters left. */
export const stemsOf = (word: string, length: number): string[] =>
  ENDINGS.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= length ? [word.slice(0, -ending.length)] : [],
  )

/** Vowels of a stem in one grammatical number, each with its form in the other. */
const CHANGES = [
  [/oa(?=[^aeiou]{1,2}$)/, 'o'],
  [/(?<!o)o(?=[^aeiou]{1,2}$)/, 'oa'],
  [/ia(?=[^aeiou]{1,2}$)/, 'ie'],
  [/ie(?=[^aeiou]{1,2}$)/, 'ia'],
] as const

/** The stems of `stems` in the other number: „comori” is of „comoară”, „pietre” of „piatră”, „zmei” of „zmeu”. */
export function changedStems(word: string, stems: readonly string[]): string[] {
  const changed = stems.flatMap((stem) =>
    CHANGES.flatMap(([vowel, other]) => (vowel.test(stem) ? [stem.replace(vowel, other)] : [])),
  )
  const noun = /^(.{2,}e)(?:i|ii|ilor|u|ul|ului)$/.exec(word)?.[1]
  return noun ? [...changed, `${noun}u`, `${noun}i`] : changed
}
