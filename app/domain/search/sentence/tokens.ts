import { fold } from '../fold.ts'

/** A word or a number of a sentence. */
export type Token = {
  /** Folded; of a number its digits. */
  readonly text: string
  /** Value of a number. */
  readonly value?: number
  /** Start and end in the sentence, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

const TOKEN = /\d[\d.,]*\d|\d|[\p{L}\p{M}_]+|[<>]/gu

/** 1.234,5 and 0,5 as written in Romanian; 0.5 with a point that no three digits follow. */
function numberOf(digits: string): number {
  const plain = digits.includes(',')
    ? digits.replace(/\./g, '').replace(',', '.')
    : digits.replace(/\.(?=\d{3}(?:\D|$))/g, '')
  return Number.parseFloat(plain)
}

/** The words and numbers of `sentence`, in order. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].map(({ 0: written, index: start }) => {
    const place = { start, end: start + written.length }
    return /^\d/.test(written)
      ? { text: written, value: numberOf(written), ...place }
      : { text: fold(written) || written, ...place }
  })
}
