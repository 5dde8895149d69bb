import { createFilterStore } from '#app/domain/filters/store.ts'

function sessionStore(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** The filters of this visit (FIL-02). */
export const createFilters = () => createFilterStore(sessionStore())
