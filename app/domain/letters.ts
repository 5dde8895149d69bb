import { fold } from './search/fold.ts'

/** Where names stand that begin with no letter. */
const OTHER = '#'

export type LetterGroup<Item> = { letter: string; items: Item[] }

const letterOf = (word: string): string => (/^[a-z]/.test(word) ? word.slice(0, 1).toUpperCase() : OTHER)

/** Items A–Z under the first letters of their names; marks count for nothing (Ș stands under S), empty letters are left out. */
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
