import * as v from 'valibot'
import { SEARCH_PAGE } from '#app/domain/search/search.ts'
import { entryValue, keepInEntry } from '#app/history/historyEntries.ts'

const NAME = 'search'

/** How many recommended games are shown at first (SEA-04). */
const RECOMMENDED = 5

/** Where somebody is in a search. */
export type SearchPlace = {
  term: string
  /** How many results are shown. */
  results: number
  /** How many recommended games are shown. */
  recommended: number
  /** How far the list is scrolled, in pixels. */
  top: number
}

const start: SearchPlace = { term: '', results: SEARCH_PAGE, recommended: RECOMMENDED, top: 0 }

const Kept: v.GenericSchema<unknown, SearchPlace> = v.fallback(
  v.object({ term: v.string(), results: v.number(), recommended: v.number(), top: v.number() }),
  start,
)

/** The place that the history entry `entry` keeps (UXP-01), or the beginning. */
export const placeOf = (entry: string): SearchPlace => v.parse(Kept, entryValue(entry, NAME))

/** Keeps `place` with the entry. */
export const keepPlace = (entry: string, place: SearchPlace): void => keepInEntry(entry, NAME, place)

/** A search that was closed begins anew (SEA-06). */
export const forgetPlace = (entry: string): void => keepInEntry(entry, NAME, undefined)

/** The place for another term: its list begins at the top with the first results. */
export const placeFor = (place: SearchPlace, term: string): SearchPlace => ({
  ...start,
  recommended: place.recommended,
  term,
})

/** `place` with one page more of the results, or of the recommended games. */
export const grown = (place: SearchPlace, list: 'results' | 'recommended'): SearchPlace => ({
  ...place,
  [list]: place[list] + SEARCH_PAGE,
})
