import { type Bits, intersect } from '../../filters/bits.ts'
import { bitsOf } from '../../filters/filterIndex.ts'
import type { Token } from './tokens.ts'
import { gamesFor, type Vocabulary } from './vocabulary.ts'

/** Fewest letters of each half of a word that may be two. */
const MIN_HALF = 3

const isEmpty = (bits: Bits): boolean => !bits.some((word) => word !== 0)

/** The games of exactly this word. */
const exactly = ({ size, places }: Vocabulary, word: string): Bits | undefined => {
  const own = places.get(word)
  return own && bitsOf({ size }, own)
}

/** The games of the two words that were written as one, „cuprumplay”. */
function halvesOf(vocabulary: Vocabulary, word: string): readonly Bits[] | undefined {
  for (let at = MIN_HALF; at <= word.length - MIN_HALF; at += 1) {
    const first = exactly(vocabulary, word.slice(0, at))
    const second = first && exactly(vocabulary, word.slice(at))
    if (first && second && intersect(first, second)) return [first, second]
  }
  return undefined
}

/**
 * The games of each word, of which all are meant: of a word alone, of two that were written apart but are one („black
 * jack”), or of one that are two.
 */
export function gamesForWords(vocabulary: Vocabulary, words: readonly Token[], tolerant: boolean): Bits[] {
  const found: Bits[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { text, end } = words[at] as Token
    const own = gamesFor(vocabulary, text, tolerant)
    const next = words[at + 1]
    const joined = next?.start === end + 1 ? exactly(vocabulary, text + next.text) : undefined
    if (next && joined && !intersect(own, gamesFor(vocabulary, next.text, tolerant))) {
      found.push(joined)
      at += 1
    } else found.push(...((isEmpty(own) && halvesOf(vocabulary, text)) || [own]))
  }
  return found
}
