import { oval, place } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the treasure scenes: lamp; drawn round the origin in the hero box. */
export function lamp({ paint }: Stage): string {
  const gold = metal(paint, 'gold', false)
  return (
    cast(paint, 'M38 6C84 -22 104 16 70 40C62 46 50 46 44 40L52 32C78 26 74 2 46 22Z', gold, 3) +
    cast(
      paint,
      'M-98 -26C-70 -12 -54 -8 -36 -8C-10 -16 30 -14 50 4C56 34 32 52 -4 54C-44 52 -58 ' +
        '26 -78 2C-84 -8 -92 -14 -98 -26Z',
      gold,
      7,
    ) +
    cast(paint, 'M-24 -12Q4 -54 32 -10Q4 0 -24 -12Z', gold, 4) +
    cast(paint, oval(4, -44, 8), ball(paint, '#e0203a'), 1, 4) +
    cast(paint, 'M-24 54H20L38 78H-42Z', gold, 4) +
    place(
      fill(
        'M0 0C-34 -16 10 -36 -14 -60C-30 -80 8 -92 22 -78C10 -74 8 -66 16 -52C28 -26 18 -8 0 0Z',
        paint.linear([
          ['#8af0ff', 0],
          ['#b890ff', 0.9],
        ]),
      ),
      -94,
      -24,
      1,
    )
  )
}
