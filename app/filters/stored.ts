import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'

/** Filters of an earlier page that are still in force, as text; empty without any. */
export function storedFilters(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Ends the filters of the visit: a page is shown that does not keep them (FIL-04). */
export function forgetFilters(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without a storage there are none to end.
  }
}

/** Whether filters of an earlier page are still in force. */
export const hasStoredFilters = (): boolean => storedFilters() !== ''
