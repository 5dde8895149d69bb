import { fold } from '#app/domain/search/fold.ts'
import type { ComponentGuide } from '../componentGuide.ts'

const guides = import.meta.glob<ComponentGuide>('../ui/*/*.guide.ts', { eager: true, import: 'guide' })

/** A component by room and name, with its guide. */
export type Listed = { place: string; name: string; guide: ComponentGuide }

/** Every component of the kit that has a guide. */
export const allComponents: readonly Listed[] = Object.entries(guides).map(([path, guide]) => {
  const place = path.replace(/^\.\.\/ui\/|\.guide\.ts$/g, '')
  return { place, name: place.split('/').at(-1) ?? '', guide }
})

/** The words of a text as the site's search compares them, so that „cauta” finds „Caută”. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean)

/** The components in which every word of `query` begins a word of the name, an alias or the purpose. */
export function findComponents(all: readonly Listed[], query: string): readonly Listed[] {
  const asked = wordsOf(query)
  return all.filter(({ name, guide }) => {
    const words = wordsOf([name, ...guide.aliases, guide.purpose].join(' '))
    return asked.every((part) => words.some((word) => word.startsWith(part)))
  })
}
