import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'

/** Whether filters of an earlier page are still in force. */
export function hasStoredFilters(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}
