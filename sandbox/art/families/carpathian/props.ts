import { evenly, oval } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Prop of the carpathian scenes: mushroom; fills -50..50. */
export function mushroom({ paint }: Stage): string {
  return (
    cast(paint, evenly('0,-4 14,0 16,36 20,48 0,50'), paint.linear(['#fffbe8', '#d8c090'], [0, 0, 1, 0]), 3) +
    cast(paint, 'M-44 6C-40 -50 40 -50 44 6C20 16 -20 16 -44 6Z', ball(paint, '#e0202a', '#ffb0a0'), 4) +
    fill(oval(-18, -14, 8, 7) + oval(10, -22, 6) + oval(22, -2, 7, 6) + oval(-2, 0, 5), '#fff6e8')
  )
}
