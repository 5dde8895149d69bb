import { oval } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the transylvania scenes: chalice; drawn round the origin in the hero box. */
export function chalice({ paint }: Stage): string {
  const gold = metal(paint, 'gold')
  const cup =
    'M-52 -74H52C54 -24 36 6 10 12V52C24 58 46 64 50 84H-50C-46 64 -24 58 -10 52V12C-36 6 -54 -24 -52 -74Z'
  return (
    cast(paint, cup, gold, 7) +
    cast(paint, oval(0, -74, 53, 14), metal(paint, 'gold', false), 0) +
    fill(oval(0, -72, 44, 10), paint.linear(['#ff3a4a', '#7a0414'])) +
    `<path d="M28 -70Q34 -50 30 -34Q26 -28 24 -36Q26 -54 18 -66Z" fill="#c20a22"/>` +
    [-26, 0, 26]
      .map((x) =>
        cast(
          paint,
          oval(x, -38 + Math.abs(x) * -0.12, 9, 12),
          ball(paint, x === 0 ? '#e0122e' : '#3a6af0'),
          2,
          4,
        ),
      )
      .join('')
  )
}
