import { darken, lighten } from '../../color.ts'
import { cutStone } from '../../motifs/gems.ts'
import { mirrored, oval, place, pointsOf, poly } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

function plumes(stage: Stage, tones: readonly string[], count = 11): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / (count - 1) - 0.5) * 190
    const tone = tones[index % tones.length] ?? '#fff'
    const d = 'M0 0C-16 -30 -15 -80 0 -104C15 -80 16 -30 0 0Z'
    return place(
      cast(stage.paint, d, stage.paint.linear([lighten(tone, 0.4), tone, darken(tone, 0.5)]), 3) +
        `<path d="M0 0V-92" stroke="${darken(tone, 0.55)}" stroke-width="3"/>` +
        fill(oval(0, -84, 6, 9), '#ffe9a0'),
      0,
      6,
      1,
      turn,
    )
  }).join('')
}

const teeth = [-30, -18, -6, 6, 18].map((x) => `M${x} 52h11v14h-11Z`).join('')

/** Figure of the jungle scenes: idol; drawn round the origin in the hero box. */
export function idol(stage: Stage): string {
  const { paint, random } = stage
  const stone = random.pick(['gold', 'jade', 'bronze', 'gold'] as const)
  const tones = random.pick([
    ['#e0202a', '#12a05a', '#f2b01a'],
    ['#1a7ae0', '#18c0a0', '#ffd24a'],
    ['#c01a8a', '#7a2ae0', '#ffa01a'],
  ])
  const head = poly(mirrored(pointsOf('0,-50 56,-50 66,-38 66,30 50,78 26,92 0,94')))
  const eye = (side: number) =>
    cast(
      paint,
      poly([
        [side * 12, -14],
        [side * 48, -18],
        [side * 46, 8],
        [side * 14, 6],
      ]),
      '#1a0c10',
      2,
      3,
    ) + cast(paint, oval(side * 30, -5, 10), ball(paint, random.pick(['#18e0c0', '#3ac0ff']), '#fff'), 1, 2)
  const ear = (side: number) =>
    cast(paint, oval(side * 74, 8, 17, 24), metal(paint, 'gold'), 4) +
    cast(paint, oval(side * 74, 8, 8, 11), ball(paint, tones[0] ?? '#e0202a'), 1, 3)
  return (
    plumes(stage, tones) +
    ear(-1) +
    ear(1) +
    cast(paint, head, metal(paint, stone), 8) +
    eye(-1) +
    eye(1) +
    cast(paint, poly(mirrored(pointsOf('0,-30 10,-20 18,32 0,40'))), metal(paint, stone), 4, 3) +
    cast(paint, poly(pointsOf('-38,46 38,46 30,74 -30,74')), '#2a0c0c', 2, 4) +
    fill(teeth, '#fff3d0') +
    cast(paint, poly(pointsOf('-72,-62 72,-62 64,-38 -64,-38')), metal(paint, 'gold', false), 4) +
    place(cutStone(stage, '#18d8a0', 6), 0, -50, 0.2) +
    [-40, 40].map((x) => cast(paint, oval(x, -50, 8), ball(paint, '#e0202a'), 1, 3)).join('')
  )
}
