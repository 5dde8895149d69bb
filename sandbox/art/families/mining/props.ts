import { box, num } from '../../shapes.ts'
import { cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Prop of the mining scenes: tnt; fills -50..50. */
export function tnt({ paint }: Stage): string {
  return (
    cast(paint, box(-40, -30, 80, 74, 5), paint.linear(['#d89a5a', '#8a5424']), 4) +
    '<path d="M-38 -6H38M-38 20H38" stroke="#4a260e" stroke-width="3"/>' +
    cast(paint, box(-6, -50, 12, 24, 2) + box(-24, -58, 48, 12, 5), '#c81a22', 2, 4) +
    fill(`M${num(-18)} 0H18V14H-18Z`, '#c81a22')
  )
}
