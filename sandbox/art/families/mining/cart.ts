import { glow } from '../../light.ts'
import { anyGem } from '../../motifs/gems.ts'
import { oval, place, pointsOf, poly } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the mining scenes: cart; drawn round the origin in the hero box. */
export function cart(stage: Stage): string {
  const { paint, random } = stage
  const stones = [
    [-48, -30, 0.36],
    [42, -32, 0.36],
    [-4, -52, 0.46],
    [-26, -22, 0.3],
    [22, -20, 0.3],
  ]
    .map(([x = 0, y = 0, size = 1], index) =>
      place(
        index % 2 ? nugget(stage) : anyGem(stage),
        x,
        y,
        index % 2 ? size * 2 : size,
        random.range(-20, 20),
      ),
    )
    .join('')
  const spokes = (x: number) =>
    cast(paint, oval(x, 78, 24), metal(paint, 'steel'), 4) +
    cast(paint, oval(x, 78, 9), metal(paint, 'bronze'), 2, 3)
  const rivets = [-70, -24, 24, 70].map((x) => oval(x, -2, 4.4)).join('')
  return (
    glow(paint, 0, -30, 110, '#ffd24a', 0.7) +
    stones +
    cast(paint, 'M-88 -12H88L70 66H-70Z', paint.linear(['#b8703a', '#7a4420', '#3a1c0c']), 6) +
    '<path d="M-30 -4L-26 62M30 -4L26 62" stroke="#2a1206" stroke-width="4" stroke-opacity=".6"/>' +
    cast(paint, 'M-94 -14H94V10H-94Z', metal(paint, 'steel', false), 4) +
    fill(rivets, '#e8f0f6') +
    spokes(-42) +
    spokes(42)
  )
}

/** Figure of the mining scenes: nugget; drawn round the origin in the hero box. */
export function nugget({ paint }: Stage): string {
  return (
    cast(
      paint,
      poly(pointsOf('-40,10 -34,-20 -8,-36 22,-28 42,-6 36,22 8,36 -24,30')),
      metal(paint, 'gold'),
      4,
    ) +
    fill(poly(pointsOf('-34,-20 -8,-36 0,-12 -20,0')), '#fff8c0', 0.7) +
    fill(poly(pointsOf('22,-28 42,-6 16,2 0,-12')), '#fff0a0', 0.35)
  )
}
