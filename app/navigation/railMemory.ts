import type { Visit } from '#app/platform/visit.ts'
import type { SlidesMemory } from '#ui/foundation/slidesMemory.ts'
import { entryValue, keepInHistoryEntry, presentPage } from './historyEntries.ts'

/** Keeps the place of every row of the page with the page in the history (UXP-01). */
export const createRailMemory = (visit: Visit): SlidesMemory => ({
  open(name) {
    const page = presentPage()
    const slide = entryValue(visit, page, `rail ${name}`)
    return {
      slide: typeof slide === 'number' && Number.isInteger(slide) ? slide : undefined,
      keep: (at) => keepInHistoryEntry(visit, page, `rail ${name}`, at),
    }
  },
})
