import { evenly } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Prop of the egypt scenes: jar; fills -50..50. */
export function jar({ paint }: Stage): string {
  const body = evenly('0,-20 22,-20 34,4 26,40 16,50 0,50')
  return (
    cast(paint, body, paint.linear(['#f3d7a0', '#d09a4a', '#7a4a18'], [0, 0, 1, 0.3]), 4) +
    '<path d="M-30 6Q0 16 30 6M-28 22Q0 32 28 22" stroke="#1f62b8" stroke-width="5" fill="none"/>' +
    cast(paint, evenly('0,-48 12,-48 18,-32 22,-20 0,-16'), metal(paint, 'gold'), 3)
  )
}
