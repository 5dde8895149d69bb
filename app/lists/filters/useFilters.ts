import { useSyncExternalStore } from 'react'
import { type FilterStore, type Filters, unfiltered } from '#app/domain/filters/store.ts'

const atFirst = () => unfiltered

/** The filters of the store; the server, which knows no visit, draws none. */
export const useFilters = (store: FilterStore): Filters =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, atFirst)
