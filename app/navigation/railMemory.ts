import type { Visit } from '#app/platform/visit.ts'
import type { SlidesMemory } from '#ui/foundation/slidesMemory.ts'
import { browserPageKey, entryValue, storeInHistoryEntry } from './historyEntries.ts'

/** Stores the scroll position of every row with its page in the history (UXP-01). */
export const createRailMemory = (visit: Visit): SlidesMemory => ({
  open(name) {
    const page = browserPageKey()
    const slide = entryValue(visit, page, `rail ${name}`)
    return {
      slide: typeof slide === 'number' && Number.isInteger(slide) ? slide : undefined,
      keep: (at) => storeInHistoryEntry(visit, page, `rail ${name}`, at),
    }
  },
})
