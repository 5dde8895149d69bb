import type { EntryState } from '#app/domain/bootNames.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'

/** State of a page that is stored with its history entry, besides the scroll position. */
type EntryValues = Record<string, unknown>

const kept = storageEntry('tab', 'arama.entries')
/** Number of entries in storage; the oldest are dropped. */
const MAX_ENTRIES = 50

function read(): [string, EntryValues][] {
  const stored = kept.readJson()
  return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : []
}

/** Stored values of the visit's history entries; after a reload those in the tab's storage. */
function createEntries(visit: Visit): Map<string, EntryValues> {
  const entries = new Map(read())
  const signal = endOf(visit)
  // Without storage a reload loses the values, and the page begins at its top.
  const store = () => void kept.writeJson([...entries].slice(-MAX_ENTRIES))
  addEventListener('pagehide', store, { signal })
  // Runs after `pagehide`, so that values stored by other listeners are included.
  document.addEventListener('visibilitychange', () => document.hidden && store(), { signal })
  return entries
}

/** The value that the history entry `key` has stored under `name`; survives a reload. */
export const entryValue = (visit: Visit, key: string, name: string): unknown =>
  storeOf(visit, createEntries).get(key)?.[name]

/** Stores `value` under `name` with the history entry `key`. */
export function storeInHistoryEntry(visit: Visit, key: string, name: string, value: unknown): void {
  const entries = storeOf(visit, createEntries)
  const kept = entries.get(key) ?? {}
  entries.delete(key)
  entries.set(key, { ...kept, [name]: value })
}

type Entry = { key: string; state: unknown }

/** Key of the page of a history entry; entries with modals over the same page share it. */
export function pageKeyOf({ state, key }: Entry): string {
  const { page } = (typeof state === 'object' && state ? state : {}) as { page?: unknown }
  return typeof page === 'string' ? page : key
}

/** A navigation to another page; `ended` settles when the router has the page, or when the navigation was cancelled. */
export type PageNavigation = { path: string; ended: void | Promise<void> }

/** A history entry with the fields of the router's location. */
export type HistoryEntry = { key: string; pathname: string; search: string; state: unknown }

/** Reads the browser's current entry; only a browser router gives it an index. */
function readBrowserEntry(): HistoryEntry & { index: number | undefined } {
  const { key = 'default', idx: index, usr: state, masked } = (history.state ?? {}) as EntryState
  const { pathname, search } = masked ?? location
  return { key, index, pathname, search, state }
}

/**
 * The browser's current entry, which is ahead of the rendered one during a navigation; `undefined` under a router
 * that keeps its entries in memory.
 */
export function browserEntry(): HistoryEntry | undefined {
  const entry = readBrowserEntry()
  return entry.index === undefined ? undefined : entry
}

/** Key of the page of the browser's current entry. */
export const browserPageKey = (): string => pageKeyOf(readBrowserEntry())

/** Path of that page; while details of a game are open it differs from the address bar. */
export const browserPagePath = (): string => readBrowserEntry().pathname

/** Number of entries of this visit before the current one. */
export const entriesBefore = (): number => readBrowserEntry().index ?? 0
