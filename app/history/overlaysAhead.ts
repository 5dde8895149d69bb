import { createExternalStore } from '#app/lib/externalStore.ts'
import { type Overlays, overlaysOf } from './overlays.ts'

/**
 * What is about to lie over the page, until the router has navigated. That renders every part of the page beneath,
 * which takes a cheap phone half a second; what was pressed, and Back, answer in the next frame.
 */
export const overlaysAhead = createExternalStore<Overlays | undefined>(undefined)

/** What lies over the page now: once Back has closed something, the router's location `here` names it a while longer. */
export const overlaysNow = (here: Parameters<typeof overlaysOf>[0]): Overlays =>
  overlaysAhead.getSnapshot() ?? overlaysOf(here)
