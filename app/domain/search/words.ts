import { fold, foldOrSigns } from './fold.ts'

/** A word of the searchable names. */
export type Word = {
  /** Its original spelling, with signs around it. */
  written: string
  folded: string
  /** Number of names that contain it. */
  names: number
}

/** Words by their spelling. */
export type Words = Map<string, Word>

/**
 * Folds a name and notes its words. A large catalogue has few different words, so each is folded once; the fold of a
 * name is its joined words. A word without letters keeps its signs.
 */
export function foldWords(words: Words, name: string): string {
  let folded = ''
  for (const written of name.split(' ')) {
    let word = words.get(written)
    if (!word) {
      word = { written, folded: fold(written), names: 0 }
      words.set(written, word)
    }
    word.names += 1
    folded += word.folded
  }
  return folded || foldOrSigns(name)
}
