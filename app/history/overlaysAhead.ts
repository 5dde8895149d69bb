import { createExternalStore } from '#app/lib/externalStore.ts'
import type { Overlays } from './overlays.ts'

/**
 * What is about to lie over the page, until the router has navigated. That renders every part of the page beneath,
 * which takes a cheap phone half a second; what was pressed, and Back, answer in the next frame.
 */
export const overlaysAhead = createExternalStore<Overlays | undefined>(undefined)
