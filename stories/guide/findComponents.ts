import type { ComponentGuide } from '../componentGuide.ts'

/** A component by room and name, with its guide. */
export type Listed = { place: string; name: string; guide: ComponentGuide }

/** Text without diacritics and capital letters, so that „cauta” finds „Caută”. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = ({ name, guide }: Listed): string => plain([name, ...guide.aliases, guide.purpose].join(' '))

/** The components in which every word of `query` begins a word of the name, an alias or the purpose. */
export function findComponents(all: readonly Listed[], query: string): readonly Listed[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    const words = wordsOf(one).split(/[^\p{L}\p{N}]+/u)
    return asked.every((part) => words.some((word) => word.startsWith(part)))
  })
}
