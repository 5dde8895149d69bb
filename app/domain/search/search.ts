import { findNames } from './findNames.ts'
import { fold, foldOrSigns } from './fold.ts'
import type { Found } from './found.ts'
import { type Names, nameAt, scanNames } from './names.ts'
import type { SearchGroup, SearchIndex } from './searchIndex.ts'
import { meansSlots, SLOT } from './slotWords.ts'

/** What a term finds, by kind: best match first (SEA-03), equal ones in the casino's own order. */
export type SearchResults = Readonly<Record<'games' | SearchGroup, Found>>

/** Letters from which providers, categories and collections are searched (SEA-02). */
const LETTERS_FOR_GROUPS = 3

/** How many results are shown at first, and how many more at a time (SEA-04). */
export const SEARCH_PAGE = 40

const nothing = (): Found => ({ places: [], total: 0 })

const reachesGroups = (folded: string) => [...folded].length >= LETTERS_FOR_GROUPS

/** Searches for `term` as it is typed; of each kind at most `limit` places, and how many there are in all. */
export function search(index: SearchIndex, term: string, limit = Number.POSITIVE_INFINITY): SearchResults {
  const folded = foldOrSigns(term)
  const groups = reachesGroups(folded)
  const group = (names: Names) => (groups ? scanNames(names, folded, limit) : nothing())
  const found = {
    games: folded === '' ? nothing() : findNames(index.games, index.grams, folded, limit),
    providers: group(index.groups.providers),
    categories: group(index.groups.categories),
    collections: group(index.groups.collections),
  }
  return meansSlots(folded) ? withSlots(index, found, limit) : found
}

/** A word for slots finds them where no name holds it; what a name holds goes first (SEA-01). */
function withSlots({ slots, groups }: SearchIndex, found: SearchResults, limit: number): SearchResults {
  const games = found.games.total > 0 ? found.games : { places: slots.slice(0, limit), total: slots.length }
  const { categories } = found
  return {
    ...found,
    games,
    categories: categories.total > 0 ? categories : scanNames(groups.categories, SLOT, limit),
  }
}

/** How many letters are missing until providers are searched; only while some provider begins with `term`. */
export function lettersMissing({ groups: { providers } }: SearchIndex, term: string): 1 | 2 | undefined {
  const folded = fold(term)
  if (folded === '' || reachesGroups(folded)) return undefined
  for (let entry = 0; entry < providers.places.length; entry += 1) {
    const name = nameAt(providers, entry)
    if (reachesGroups(name) && name.startsWith(folded)) return [...folded].length === 1 ? 2 : 1
  }
  return undefined
}
