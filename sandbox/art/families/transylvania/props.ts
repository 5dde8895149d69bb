import { mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { box, num, oval, place, pointsOf } from '../../shapes.ts'
import { ball, cast, cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Prop of the transylvania scenes: rose; fills -50..50. */
export function rose({ paint, random }: Stage): string {
  const tone = random.pick(['#d0102e', '#a00a4a', '#7a0cc0'])
  const rings = pointsOf('34,0 26,30 18,10 10,40')
    .map(([r = 0, turn = 0], index) =>
      Array.from({ length: 5 }, (_, petal) => {
        const angle = ((petal * 72 + turn) * Math.PI) / 180
        return cast(
          paint,
          oval(Math.cos(angle) * r * 0.55, Math.sin(angle) * r * 0.5, r * 0.72, r * 0.66),
          ball(paint, mix(tone, '#3a0010', 0.35 - index * 0.1), mix(tone, '#fff', 0.5)),
          1.5,
          2,
        )
      }).join(''),
    )
    .join('')
  return cord('M0 14Q6 36 -4 52', 6, '#2a7a2a') + place(rings, 0, -12, 1)
}

/** Prop of the transylvania scenes: candle; fills -50..50. */
export function candle({ paint }: Stage): string {
  return (
    cast(paint, box(-13, -16, 26, 66, 5), paint.linear(['#c8a870', '#fff6dc', '#b88a4a'], [0, 0, 1, 0]), 3) +
    glow(paint, 0, -32, 44, '#ffb03a', 0.9) +
    fill(`M0 ${num(-54)}C12 -38 11 -22 0 -20C-11 -22 -12 -38 0 -54Z`, paint.linear(['#ffae1a', '#fff6c0']))
  )
}
