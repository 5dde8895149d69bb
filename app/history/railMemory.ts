import type { SlidesMemory } from '#ui/foundation/slidesMemory.ts'
import { presentPage, recall, remember } from './places.ts'

/** Keeps the place of every row of the page with the page in the history (UXP-01). */
export const railMemory: SlidesMemory = {
  open(name) {
    const page = presentPage()
    const slide = recall(page, `rail ${name}`)
    return {
      slide: typeof slide === 'number' && Number.isInteger(slide) ? slide : undefined,
      keep: (at) => remember(page, `rail ${name}`, at),
    }
  },
}
