import { darken, lighten } from '../../color.ts'
import { anyGem, cutStone, gemColors } from '../../motifs/gems.ts'
import { box, oval, place, pointsOf, poly, star } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the treasure scenes: tome; drawn round the origin in the hero box. */
export function tome(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#8a1420', '#173f8a', '#14603a', '#5a1a80', '#6a3a12'])
  const leather = paint.linear([lighten(tone, 0.35), tone, darken(tone, 0.5)], [0, 0, 1, 1])
  const gold = metal(paint, 'gold')
  const pages = cast(
    paint,
    poly(pointsOf('-58,84 70,84 84,70 84,-70 70,-80')),
    paint.linear(['#fff6d8', '#d8b878', '#fff0c8', '#b8924a'], [0, 0, 0, 1]),
    2,
  )
  const cover = cast(paint, box(-76, -92, 146, 168, 8), leather, 7, 8)
  const corner = cast(paint, 'M-76 -92H-42Q-50 -64 -76 -58Z', gold, 3, 3)
  const corners =
    corner +
    `<g transform="translate(-6 0)scale(-1 1)">${corner}</g><g transform="translate(0` +
    ` -16)scale(1 -1)">${corner}</g><g transform="translate(-6 -16)scale(-1 -1)">` +
    `${corner}</g>`
  const mark = random.pick([
    () => place(anyGem(stage), 0, 0, 0.3),
    () =>
      cast(paint, poly(star(8, 34, 14)), gold, 3, 4) +
      place(cutStone(stage, random.pick(gemColors), 8), 0, 0, 0.13),
    () =>
      cast(paint, 'M-40 0Q0 -34 40 0Q0 34 -40 0Z', gold, 3, 4) +
      cast(paint, oval(0, 0, 13), ball(paint, '#18d0c0'), 2, 3),
  ])
  return place(
    pages +
      cover +
      `<path d="${box(-60, -76, 114, 136, 6)}" fill="none" stroke="${gold}" stroke-width="4"/>` +
      corners +
      place(cast(paint, oval(0, 0, 46), gold, 4) + fill(oval(0, 0, 38), darken(tone, 0.55)) + mark(), -3, -8),
    0,
    2,
    1,
    -6,
  )
}
