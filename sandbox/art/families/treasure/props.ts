import { box, evenly } from '../../shapes.ts'
import { cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Prop of the treasure scenes: scroll; fills -50..50. */
export function scroll({ paint }: Stage): string {
  return (
    cast(paint, evenly('0,-32 34,-34 30,0 36,34 0,36'), paint.linear(['#fff3cc', '#d8b070']), 3) +
    '<path d="M-16 -14H16M-16 0H10M-16 14H16" stroke="#8a5a2a" stroke-width="4"/>' +
    cast(
      paint,
      box(-46, -46, 92, 17, 8) + box(-46, 28, 92, 17, 8),
      paint.linear(['#fff3cc', '#c8924a']),
      2,
      5,
    )
  )
}
