import type { Visit } from '#app/platform/visit.ts'
import { entryValue, keepInHistoryEntry } from './historyEntries.ts'
import type { Place } from './place.tsx'

const NAME = 'filters'

/** State of an entry that a page of one subject leads to with its filters (FIL-05). */
export type BroughtFilters = { filters: string }

/**
 * Filters under which an entry's page shows its list, as text, empty where it shows every game: as it was left, or as they
 * were brought there. Nothing for an entry that is new.
 */
export function keptFilters(
  visit: Visit,
  { page, state }: Pick<Place, 'page' | 'state'>,
): string | undefined {
  const kept = entryValue(visit, page, NAME) ?? (state as Partial<BroughtFilters> | null)?.filters
  return typeof kept === 'string' ? kept : undefined
}

/** Notes under which filters the page `page` shows its list. */
export const keepFilters = (visit: Visit, page: string, filters: string): void =>
  keepInHistoryEntry(visit, page, NAME, filters)
