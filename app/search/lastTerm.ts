import { createExternalStore } from '#app/domain/externalStore.ts'

/** The last term of the visit; stays when the search is closed. */
export const createLastTerm = () => createExternalStore('')
