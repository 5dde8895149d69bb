import type { Visit } from '#app/platform/visit.ts'
import { entryValue, storeInHistoryEntry } from './historyEntries.ts'
import type { PageLocation } from './pageLocation.tsx'

const NAME = 'filters'

/** Router state of a navigation that passes filters to the page of all games (FIL-05). */
export type PassedFilters = { filters: string }

/**
 * Filters of the list of an entry's page, as text: those stored when the page was left, else those that the navigation
 * passed. Empty if the list shows every game; `undefined` for a new entry without either.
 */
export function keptFilters(
  visit: Visit,
  { page, state }: Pick<PageLocation, 'page' | 'state'>,
): string | undefined {
  const kept = entryValue(visit, page, NAME) ?? (state as Partial<PassedFilters> | null)?.filters
  return typeof kept === 'string' ? kept : undefined
}

/** Stores the filters of the list of the page `page`. */
export const keepFilters = (visit: Visit, page: string, filters: string): void =>
  storeInHistoryEntry(visit, page, NAME, filters)
