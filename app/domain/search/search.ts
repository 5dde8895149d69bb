import { findNames } from './findNames.ts'
import { fold, foldOrSigns } from './fold.ts'
import type { Found } from './found.ts'
import { type Names, nameAt, scanNames } from './names.ts'
import type { SearchGroup, SearchIndex } from './searchIndex.ts'
import { meansSlots, SLOT } from './slotWords.ts'

/** Results by kind: best match first (SEA-03), equal ones in the casino's own order. */
export type SearchResults = Readonly<Record<'games' | SearchGroup, Found>>

/** Number of letters from which providers, categories and collections are searched (SEA-02). */
const LETTERS_FOR_GROUPS = 3

/** Number of results shown at first, and added at a time (SEA-04). */
export const SEARCH_PAGE = 40

const nothing = (): Found => ({ places: [], total: 0 })

const reachesGroups = (folded: string) => [...folded].length >= LETTERS_FOR_GROUPS

/** Searches for `term` as typed; at most `limit` places of each kind, and their total numbers. */
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

/** Adds all slots for a term that means slots; games that have it in their name come first (SEA-01). */
function withSlots({ slots, groups }: SearchIndex, found: SearchResults, limit: number): SearchResults {
  const games = found.games.total > 0 ? found.games : { places: slots.slice(0, limit), total: slots.length }
  const { categories } = found
  return {
    ...found,
    games,
    categories: categories.total > 0 ? categories : scanNames(groups.categories, SLOT, limit),
  }
}

/** How many more letters are needed to search providers; only while some provider begins with `term`. */
export function lettersMissing({ groups: { providers } }: SearchIndex, term: string): 1 | 2 | undefined {
  const folded = fold(term)
  if (folded === '' || reachesGroups(folded)) return undefined
  for (let entry = 0; entry < providers.places.length; entry += 1) {
    const name = nameAt(providers, entry)
    if (reachesGroups(name) && name.startsWith(folded)) return [...folded].length === 1 ? 2 : 1
  }
  return undefined
}
