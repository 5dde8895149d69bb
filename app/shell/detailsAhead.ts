import { createExternalStore } from '#app/lib/externalStore.ts'

/**
 * The game whose details were asked for, until the router is there. Its turn touches every part of the page beneath,
 * which takes a cheap phone half a second; what was pressed answers in the next frame.
 */
export const detailsAhead = createExternalStore<string | undefined>(undefined)
