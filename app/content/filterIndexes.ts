import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { createYieldToMain } from '#app/api/yieldToMain.ts'
import { type FilterIndex, filterIndexOf, filterIndexSteps } from '#app/domain/filters/filterIndex.ts'

/** One index per catalogue, since making it takes some milliseconds. */
const indexes = new WeakMap<CatalogueFile, FilterIndex>()

/** The index of a catalogue; made synchronously unless it was prepared. */
export function indexOf(file: CatalogueFile): FilterIndex {
  const index = indexes.get(file) ?? filterIndexOf(file)
  indexes.set(file, index)
  return index
}

/** Prepares the index of a catalogue, with pauses for the page. */
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
