import { STORAGE_KEY } from '#app/domain/filters/storageKey.ts'

/** Filters of an earlier page that are still in force, as text; empty without any. */
export function storedFilters(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Whether filters of an earlier page are still in force. */
export const hasStoredFilters = (): boolean => storedFilters() !== ''
