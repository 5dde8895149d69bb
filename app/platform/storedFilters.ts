import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'
import { storageEntry } from './storage.ts'

const kept = storageEntry('tab', STORAGE_KEY)

/** Stored filters of an earlier page, as text; empty if there are none. */
export const storedFilters = (): string => kept.read() ?? ''

/** Removes the filters of the visit on a page that does not keep them (FIL-04). */
export const forgetFilters = kept.remove

/** Whether filters of an earlier page are active. */
export const hasStoredFilters = (): boolean => storedFilters() !== ''
