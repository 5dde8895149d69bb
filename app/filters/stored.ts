import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'
import { keptIn } from '#app/platform/storage.ts'

const kept = keptIn('tab', STORAGE_KEY)

/** Filters of an earlier page that are still in force, as text; empty without any. */
export const storedFilters = (): string => kept.read() ?? ''

/** Ends the filters of the visit: a page is shown that does not keep them (FIL-04). */
export const forgetFilters = kept.remove

/** Whether filters of an earlier page are still in force. */
export const hasStoredFilters = (): boolean => storedFilters() !== ''
