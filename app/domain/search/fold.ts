/** Letters that Unicode does not decompose, with what people type instead. */
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
 * Text as search compares it (SEA-01): lower case, without diacritics, only letters, digits and `_`. It folds letter by
 * letter, so the fold of joined texts is their joined folds; „Poți” and „Poţi” are equal, composed or not.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  // Signs are removed first: „™” would become the letters TM.
  return text
    .replace(NOT_WRITTEN, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(WHOLE, (letter) => whole[letter] ?? letter)
    .replace(NOT_WORD, '')
}

/** Like `fold`; a text of signs alone („???”) keeps its signs. */
export const foldOrSigns = (text: string): string => fold(text) || text.normalize('NFC').replace(NO_SIGN, '')
