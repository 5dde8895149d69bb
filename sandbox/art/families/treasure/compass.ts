import { num, oval, place, poly, ring, star } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the treasure scenes: compass; drawn round the origin in the hero box. */
export function compass({ paint }: Stage): string {
  const ticks = ring(24, 66)
    .map(
      ([x, y], index) =>
        `M${num(x)} ${num(y)}L${num(x * (index % 6 ? 0.92 : 0.82))} ${num(y * (index % 6 ? 0.92 : 0.82))}`,
    )
    .join('')
  return (
    cast(paint, oval(0, -98, 13), metal(paint, 'gold'), 3) +
    cast(paint, oval(0, 2, 92), metal(paint, 'gold'), 6, 8) +
    fill(oval(0, 2, 74), paint.radial(['#fffbe6', '#f0d8a0', '#a8763a'])) +
    place(
      `<path d="${ticks}" stroke="#5a3414" stroke-width="3"/>` +
        fill(poly(star(4, 56, 12)), '#b8843a') +
        place(
          cast(paint, 'M0 -62L11 0H-11Z', paint.linear(['#ff6a5a', '#b00c1c']), 2, 3) +
            cast(paint, 'M0 62L11 0H-11Z', paint.linear(['#2a3a5a', '#6a80a8']), 2, 3),
          0,
          0,
          1,
          34,
        ),
      0,
      2,
    ) +
    cast(paint, oval(0, 2, 9), metal(paint, 'gold'), 2, 3)
  )
}
