import { presentEntry, recall, remember } from '#app/lib/places.ts'
import type { SlidesMemory } from '#ui/foundation/slidesMemory.ts'

/** Keeps the place of every row of the page with its entry of the history (UXP-01). */
export const railMemory: SlidesMemory = {
  open(name) {
    const entry = presentEntry()
    const slide = recall(entry, `rail ${name}`)
    return {
      slide: typeof slide === 'number' && Number.isInteger(slide) ? slide : undefined,
      keep: (at) => remember(entry, `rail ${name}`, at),
    }
  },
}
