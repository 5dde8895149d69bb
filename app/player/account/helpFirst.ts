import { createExternalStore } from '#app/domain/externalStore.ts'

/** Whether help replaces promotions for the player of the visit (CPL-04); false until that is known. */
export const createHelpFirst = () => createExternalStore(false)
