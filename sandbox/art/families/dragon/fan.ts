import { darken, lighten } from '../../color.ts'
import { oval, place, sector } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the dragon scenes: fan; drawn round the origin in the hero box. */
export function fan(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#d0142a', '#1450b8', '#0f8a5a'])
  const blades = Array.from({ length: 11 }, (_, index) =>
    cast(
      paint,
      sector(38, 120, -0.22 + index * 0.04, -0.18 + index * 0.04),
      paint.linear([lighten(tone, index % 2 ? 0.1 : 0.4), index % 2 ? darken(tone, 0.25) : tone]),
      1.5,
      3,
    ),
  ).join('')
  const trim = cast(paint, sector(112, 126, -0.225, 0.225), metal(paint, 'gold'), 2, 4)
  const sticks = Array.from({ length: 6 }, (_, index) =>
    place(cast(paint, 'M-3 0L-5 -46H5L3 0Z', metal(paint, 'bronze'), 1, 3), 0, 0, 1, -70 + index * 28),
  ).join('')
  return place(
    blades +
      trim +
      sticks +
      place(
        cast(paint, oval(0, 0, 30), metal(paint, 'gold'), 2, 3) +
          fill('M-14 6C-18 -12 0 -20 0 -20C0 -20 18 -12 14 6Q0 14 -14 6Z', '#fff0d8'),
        0,
        -78,
        0.9,
      ) +
      cast(paint, oval(0, 0, 9), metal(paint, 'gold'), 2),
    0,
    60,
    0.98,
  )
}
