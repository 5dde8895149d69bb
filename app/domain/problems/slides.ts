import * as v from 'valibot'
import { Slide } from '#app/api/contract/casino.ts'
import { Tint } from '#app/api/contract/common.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import { entryFaults, entryName } from './entries.ts'
import { isRecord, issueFault } from './fields.ts'

/** Ids that more than one slide has: an editor's selection could not tell them apart. */
function repeatedSlides(inputs: readonly unknown[]): Fault[] {
  const ids = inputs.map(entryName)
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return [...again].map((id) => ({ kind: 'twice', record: { kind: 'slide', id }, field: 'id', of: 'slide' }))
}

const Colored = v.object({ color: v.optional(Tint) })

/** An invalid colour, without which the site shows the slide. */
function colorFaults(input: unknown, index: number): Fault[] {
  const { issues } = v.safeParse(Colored, input)
  if (!isRecord(input) || !issues) return []
  return issues.map((issue) => ({
    ...issueFault(issue),
    record: { kind: 'slide', id: entryName(input, index) },
  }))
}

/** Problems of the single slides of a carousel as the editor typed it; the site leaves out those that it cannot read. */
export function slideFaults(carousel: unknown): Fault[] {
  const slides = isRecord(carousel) && Array.isArray(carousel.slides) ? carousel.slides : []
  return [
    ...slides.flatMap((slide, index) =>
      entryFaults(Slide, slide, { kind: 'slide', id: entryName(slide, index) }),
    ),
    ...slides.flatMap(colorFaults),
    ...repeatedSlides(slides),
  ]
}
