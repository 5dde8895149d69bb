import { oval, pointsOf, poly } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Prop of the space scenes: meteor; fills -50..50. */
export function meteor({ paint }: Stage): string {
  return (
    fill(
      'M-6 -20L60 -62L20 16Z',
      paint.linear(
        [
          ['#ffb02a', 0],
          ['#ff8a1a', 0.9],
        ],
        [1, 0, 0, 1],
      ),
    ) +
    cast(
      paint,
      poly(pointsOf('-40,10 -28,-22 4,-30 26,-8 22,24 -6,38')),
      ball(paint, '#8a6a5a', '#ffd0a0'),
      4,
    ) +
    fill(oval(-16, 4, 8, 6) + oval(6, 14, 5), '#3a2420', 0.7)
  )
}
