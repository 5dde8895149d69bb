import { darken, lighten, mix } from '../../color.ts'
import { anyGem } from '../../motifs/gems.ts'
import { oval, place, pointsOf, poly, ring } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the carpathian scenes: rosette; drawn round the origin in the hero box. */
export function rosette(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#c8142a', '#1a4aa8', '#0f7a4a'])
  const petal =
    cast(
      paint,
      poly(pointsOf('0,-20 24,-58 0,-98 -24,-58')),
      paint.linear([lighten(tone, 0.4), tone, darken(tone, 0.4)]),
      4,
    ) + fill(poly(pointsOf('0,-38 11,-58 0,-80 -11,-58')), '#fff3dc')
  const studs = ring(8, 62, 0, 0, 0.5)
    .map(([x, y]) => cast(paint, oval(x, y, 12), ball(paint, '#f2b52e'), 2, 4))
    .join('')
  return (
    cast(paint, oval(0, 0, 80), metal(paint, 'gold'), 5) +
    fill(oval(0, 0, 68), mix(tone, '#12060a', 0.6)) +
    Array.from({ length: 8 }, (_, index) => place(petal, 0, 0, 1, index * 45)).join('') +
    studs +
    cast(paint, oval(0, 0, 24), metal(paint, 'gold'), 4) +
    place(anyGem(stage, tone), 0, 0, 0.18)
  )
}
