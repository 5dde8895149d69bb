import type { SlidesMemory } from '#ui/foundation/slidesMemory.ts'
import { entryValue, keepInHistoryEntry, presentPage } from './historyEntries.ts'

/** Keeps the place of every row of the page with the page in the history (UXP-01). */
export const railMemory: SlidesMemory = {
  open(name) {
    const page = presentPage()
    const slide = entryValue(page, `rail ${name}`)
    return {
      slide: typeof slide === 'number' && Number.isInteger(slide) ? slide : undefined,
      keep: (at) => keepInHistoryEntry(page, `rail ${name}`, at),
    }
  },
}
