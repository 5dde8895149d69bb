import * as v from 'valibot'
import { SEARCH_PAGE } from '#app/domain/search/search.ts'
import { entryValue, storeInHistoryEntry } from '#app/navigation/historyEntries.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createLastTerm } from './lastTerm.ts'

const NAME = 'search'

/** Number of recommended games shown at first (SEA-04). */
const MAX_RECOMMENDED = 5

/** The state of a search. */
export type SearchState = {
  term: string
  /** Number of shown results. */
  results: number
  /** Number of shown recommended games. */
  recommended: number
  /** Scroll offset of the list in pixels. */
  top: number
}

const start: SearchState = { term: '', results: SEARCH_PAGE, recommended: MAX_RECOMMENDED, top: 0 }

const StoredSearchState: v.GenericSchema<unknown, SearchState> = v.fallback(
  v.object({ term: v.string(), results: v.number(), recommended: v.number(), top: v.number() }),
  start,
)

/** The stored state of an opening of the search (UXP-01), or the initial state. */
export const searchOf = (visit: Visit, opening: string): SearchState =>
  v.parse(StoredSearchState, entryValue(visit, opening, NAME))

/** Stores the `state` of an opening for Back and a reload. */
export function storeSearch(visit: Visit, opening: string, state: SearchState): void {
  storeInHistoryEntry(visit, opening, NAME, state)
  if (state.term !== '') storeOf(visit, createLastTerm).set(state.term)
}

/** Gives an opening of the search its `term` before it renders. */
export const beginSearch = (visit: Visit, opening: string, term: string): void =>
  storeSearch(visit, opening, { ...start, term })

/** A closed search opens empty the next time (SEA-06). */
export const forgetSearch = (visit: Visit, opening: string): void =>
  storeInHistoryEntry(visit, opening, NAME, undefined)

/** The state for another term: its list starts at the top with the first results. */
export const withTerm = (state: SearchState, term: string): SearchState => ({
  ...start,
  recommended: state.recommended,
  term,
})

/** `state` with one page more of the results, or of the recommended games. */
export const withMore = (state: SearchState, list: 'results' | 'recommended'): SearchState => ({
  ...state,
  [list]: state[list] + SEARCH_PAGE,
})
