import { fold, foldOrSigns } from './fold.ts'

/** A word of the names that can be searched. */
export type Word = {
  /** As it stands in the name, signs around it included. */
  written: string
  folded: string
  /** How many names hold it. */
  names: number
}

/** Words by how they are written. */
export type Words = Map<string, Word>

/**
 * Folds a name and notes its words. A large catalogue is written with few words, so each is folded once; a name's
 * fold is that of its words in a row. One without a letter in it keeps its signs.
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
