import { slugOf } from '#app/domain/slug.ts'

const endings = new Set(
  'a e i u s ul ii ei le lor ele elor ilor ului uri urile urilor iei'.split(' ').concat(''),
)

/** Lower-case words of a name without marks over or under the letters. */
export const plainWords = (name: string): string[] => slugOf(name).split('-').filter(Boolean)

function fits(word: string, stem: string): boolean {
  return word.startsWith(stem) && (stem.length > 3 || endings.has(word.slice(stem.length)))
}

/** Whether one of the words has one of the stems; a short stem takes only a Romanian or English ending. */
export function matches(words: readonly string[], stems: string): boolean {
  return stems.split(' ').some((stem) => words.some((word) => fits(word, stem)))
}
