import { fold } from './search/fold.ts'

/** Group of names that do not begin with a letter. */
const OTHER = '#'

export type LetterGroup<Item> = { letter: string; items: Item[] }

/** First letter of a folded name. */
const letterOf = (word: string): string => (/^[a-z]/.test(word) ? word.slice(0, 1).toUpperCase() : OTHER)

/** Items A–Z by the first letters of their names; diacritics are ignored (Ș is in S), empty letters are left out. */
export function byLetter<Item extends { name: string }>(items: readonly Item[]): LetterGroup<Item>[] {
  const sorted = items
    .map((item) => ({ item, word: fold(item.name) }))
    .toSorted((one, other) => Number(one.word > other.word) - Number(one.word < other.word))
  const groups = new Map<string, Item[]>()
  for (const { item, word } of sorted) {
    const letter = letterOf(word)
    groups.set(letter, [...(groups.get(letter) ?? []), item])
  }
  return [...groups].map(([letter, members]) => ({ letter, items: members }))
}

/** The first letters of folded names, which are sorted, each with the index of its first name. */
export function letterStarts(words: readonly string[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    const letter = letterOf(word)
    if (!starts.has(letter)) starts.set(letter, at)
  }
  return starts
}
