import { evenly, pointsOf, poly } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Prop of the jungle scenes: totem; fills -50..50. */
export function totem({ paint }: Stage): string {
  return (
    cast(paint, evenly('0,-46 24,-40 30,0 22,44 0,50'), metal(paint, 'jade'), 4) +
    fill('M-18 -18h13v9h-13ZM5 -18h13v9H5ZM-14 18h28v9h-28Z', '#04201a') +
    cast(paint, poly(pointsOf('0,-10 8,10 -8,10')), metal(paint, 'gold'), 2, 3)
  )
}
