import { Slide } from '#app/api/contract/casino.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import { colorFaults, entryFaults, entryName } from './entries.ts'
import { isRecord } from './fields.ts'

/** Ids that more than one slide has: an editor's selection could not tell them apart. */
function repeatedSlides(inputs: readonly unknown[]): Fault[] {
  const ids = inputs.map(entryName)
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return [...again].map((id) => ({ kind: 'twice', record: { kind: 'slide', id }, field: 'id', of: 'slide' }))
}

/** Problems of the single slides of a carousel as the editor typed it; the site leaves out those that it cannot read. */
export function slideFaults(carousel: unknown): Fault[] {
  const slides = isRecord(carousel) && Array.isArray(carousel.slides) ? carousel.slides : []
  return [
    ...slides.flatMap((slide, index) =>
      entryFaults(Slide, slide, { kind: 'slide', id: entryName(slide, index) }),
    ),
    ...slides.flatMap((slide, index) => colorFaults(slide, { kind: 'slide', id: entryName(slide, index) })),
    ...repeatedSlides(slides),
  ]
}
