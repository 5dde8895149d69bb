import { MAX_COMPARED } from '#app/domain/compared.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import type { Visit } from '#app/platform/visit.ts'

const kept = storageEntry('tab', 'arama.comparison')

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The codes in the storage; none if it has something else. */
const parseCodes = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isCode))].slice(0, MAX_COMPARED) : []

/** Codes of the games that the visitor has chosen to compare, until the tab closes; none during hydration. */
export const createComparison = (visit: Visit) =>
  persistedStore(visit, { kept, parse: parseCodes, initial: [] })
