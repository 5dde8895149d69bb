import type { EntryState } from '#app/domain/bootNames.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'

/** State of a page that is stored with its history entry, besides the scroll position. */
type Kept = Record<string, unknown>

const kept = storageEntry('tab', 'arama.entries')
/** Number of entries in storage; the oldest are dropped. */
const MAX_ENTRIES = 50

function read(): [string, Kept][] {
  const stored = kept.readJson()
  return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && entry.length === 2) : []
}

/** What the entries of the visit keep; a reload begins with what the tab has stored. */
function createEntries(visit: Visit): Map<string, Kept> {
  const entries = new Map(read())
  const signal = endOf(visit)
  // Without storage a reload begins at the top.
  const store = () => void kept.writeJson([...entries].slice(-MAX_ENTRIES))
  addEventListener('pagehide', store, { signal })
  // Runs after `pagehide`, so that values stored by other listeners are included.
  document.addEventListener('visibilitychange', () => document.hidden && store(), { signal })
  return entries
}

/** What the history entry `key` kept under `name`; survives a reload. */
export const entryValue = (visit: Visit, key: string, name: string): unknown =>
  storeOf(visit, createEntries).get(key)?.[name]

/** Keeps `value` under `name` with the history entry `key`. */
export function keepInHistoryEntry(visit: Visit, key: string, name: string, value: unknown): void {
  const entries = storeOf(visit, createEntries)
  const kept = entries.get(key) ?? {}
  entries.delete(key)
  entries.set(key, { ...kept, [name]: value })
}

type Entry = { key: string; state: unknown }

/** Key of the page of a history entry; entries with modals over the same page share it. */
export function pageOf({ state, key }: Entry): string {
  const { page } = (typeof state === 'object' && state ? state : {}) as { page?: unknown }
  return typeof page === 'string' ? page : key
}

/** A navigation to another page; `ended` settles when the router has the page, or when nothing leads there any more. */
export type PageNavigation = { path: string; ended: void | Promise<void> }

/** An entry as the router tells of it. */
export type HistoryEntry = { key: string; pathname: string; search: string; state: unknown }

/** The entry that the browser is at; it has an index under a router that keeps its entries in the browser. */
function present(): HistoryEntry & { index: number | undefined } {
  const { key = 'default', idx: index, usr: state, masked } = (history.state ?? {}) as EntryState
  const { pathname, search } = masked ?? location
  return { key, index, pathname, search, state }
}

/**
 * The browser's current entry, which is ahead of the rendered one during a navigation; `undefined` under a router
 * that keeps its entries in memory.
 */
export function presentEntry(): HistoryEntry | undefined {
  const entry = present()
  return entry.index === undefined ? undefined : entry
}

/** Key of the page that the browser is at. */
export const presentPage = (): string => pageOf(present())

/** Path of that page; under the details of a game not the path in the address bar. */
export const presentPath = (): string => present().pathname

/** Number of entries of this visit before the current one. */
export const entriesBefore = (): number => present().index ?? 0
