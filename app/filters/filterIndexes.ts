import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { type FilterIndex, filterIndexOf, filterIndexSteps } from '#app/domain/filters/filterIndex.ts'
import { createYieldToMain } from '#app/lib/yieldToMain.ts'

/** One index a catalogue: making it takes some milliseconds. */
const indexes = new WeakMap<CatalogueFile, FilterIndex>()

/** The index of a catalogue; made at once unless it was made before. */
export function indexOf(file: CatalogueFile): FilterIndex {
  const index = indexes.get(file) ?? filterIndexOf(file)
  indexes.set(file, index)
  return index
}

/** Makes the index of a catalogue ahead, in turns with the page. */
export async function prepareIndex(file: CatalogueFile): Promise<void> {
  if (indexes.has(file)) return
  const yieldToMain = createYieldToMain()
  const steps = filterIndexSteps(file)
  for (;;) {
    await yieldToMain()
    const { done, value } = steps.next()
    if (done) return void indexes.set(file, value)
  }
}
