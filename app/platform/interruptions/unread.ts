import { createExternalStore } from '#app/domain/externalStore.ts'

/**
 * Number of new rows in the list of notifications; `undefined` while the list is empty. A store of its own, since the
 * header shows it and the rest is loaded later.
 */
export const createUnread = () => createExternalStore<number | undefined>(undefined)
