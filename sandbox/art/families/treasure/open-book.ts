import { glow, sparkle } from '../../light.ts'
import { anyGem, gemColors } from '../../motifs/gems.ts'
import { coin, crown } from '../../motifs/gold.ts'
import { place } from '../../shapes.ts'
import { cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the treasure scenes: open book; drawn round the origin in the hero box. */
export function openBook(stage: Stage): string {
  const { paint, random } = stage
  const page =
    cast(
      paint,
      'M0 38C24 16 66 14 98 26V86C66 76 26 78 0 98Z',
      paint.linear(['#c89a5a', '#fff8e0', '#f0d8a0'], [0, 0, 1, 0]),
      3,
    ) +
    '<path d="M14 48C36 34 66 34 88 40M14 62C36 48 66 48 88 54M14 76C36 62 66 62 88 ' +
    '68" fill="none" stroke="#8a6434" stroke-width="3.5" stroke-opacity=".65"/>'
  const tone = random.pick(['#7a1420', '#14407a', '#4a1a6a'])
  const light = fill(
    'M-40 46L-96 -100H96L40 46Z',
    paint.linear([
      ['#fff6b0', 0],
      ['#ffe88a', 0.75],
    ]),
  )
  return (
    cast(paint, 'M-106 34Q-50 14 0 44Q50 14 106 34V98Q50 86 0 108Q-50 86 -106 98Z', tone, 4) +
    page +
    `<g transform="scale(-1 1)">${page}</g>` +
    light +
    glow(paint, 0, -16, 80, '#fff0a0', 0.8) +
    place(
      random.pick([
        () => anyGem(stage),
        () => crown(stage, random.pick(gemColors)),
        () => `${coin(stage)}`,
      ])(),
      0,
      -34,
      0.56,
    ) +
    sparkle(paint, -56, -50, 20) +
    sparkle(paint, 60, -70, 16) +
    sparkle(paint, 48, 0, 12)
  )
}
