import { createExternalStore } from '#app/domain/externalStore.ts'

/** Whether preview outlines the widgets; on at the beginning of every visit. */
export const createOutlines = () => createExternalStore(true)
