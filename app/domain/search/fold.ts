/** Letters that Unicode does not take apart into a letter and a mark, and what is typed in their place. */
const whole: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ŧ: 't',
  ς: 'σ',
}

const PLAIN = /^[a-z0-9]*$/
const WHOLE = /[ßæðøþđħıłœŧς]/g
const NOT_WRITTEN = /[^\p{L}\p{N}\p{M}_]+/gu
const NOT_WORD = /[^\p{L}\p{N}_]+/gu
const NO_SIGN = /[\s\p{M}\p{Cf}]+/gu

/**
 * Text as search compares it (SEA-01): lower case, without accents, only letters, digits and `_`. Letter by letter, so
 * the fold of two texts in a row is their folds in a row; „Poți” and „Poţi” are one word, composed or not.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  // Signs go first: „™” would else become the letters TM.
  return text
    .replace(NOT_WRITTEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(WHOLE, (letter) => whole[letter] ?? letter)
    .replace(NOT_WORD, '')
}

/** Text as search compares it, also when it is written with signs alone („???”): those are then its letters. */
export const foldOrSigns = (text: string): string => fold(text) || text.normalize('NFC').replace(NO_SIGN, '')
