import { darken, lighten } from '../../color.ts'
import { glow } from '../../light.ts'
import { brilliant } from '../../motifs/gems.ts'
import { coin, coinHeap, goldBars } from '../../motifs/gold.ts'
import { shine } from '../../motifs/shine.ts'
import { box, num, oval, place, pointsOf, poly, ring, smooth } from '../../shapes.ts'
import { ball, cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the vault scenes: door; drawn round the origin in the hero box. */
export function door({ paint, random }: Stage): string {
  const tone = random.pick(['steel', 'silver', 'bronze'] as const)
  const bolts = ring(12, 82)
    .map(([x, y]) => cast(paint, oval(x, y, 6.5), metal(paint, 'gold'), 1, 3))
    .join('')
  const spokes = ring(5, 46)
    .map(
      ([x, y]) =>
        cord(`M0 0L${num(x)} ${num(y)}`, 9, '#e8a81f', '#fff6c0') +
        cast(paint, oval(x, y, 9), ball(paint, '#e02a3a'), 2, 4),
    )
    .join('')
  return (
    cast(paint, oval(0, 0, 99), metal(paint, tone), 7, 9) +
    cast(paint, oval(0, 0, 70), paint.radial(['#8a98ac', '#3f4c60', '#1c2432']), 5, 4) +
    bolts +
    `<path d="${oval(0, 0, 52)}" fill="none" stroke="${metal(paint, 'gold')}" stroke-width="5"/>` +
    place(spokes, 0, 0, 1, random.range(0, 60)) +
    cast(paint, oval(0, 0, 18), metal(paint, 'gold'), 4)
  )
}

/** Figure of the vault scenes: bag; drawn round the origin in the hero box. */
export function bag(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#b8884a', '#3a8a4a', '#8a3a2a'])
  return (
    place(coinHeap(stage, 22), 0, 62, 0.98) +
    cast(
      paint,
      smooth(pointsOf('-22,-52 22,-52 60,-10 76,48 50,90 0,94 -50,90 -76,48 -60,-10')),
      paint.radial(
        [
          [lighten(tone, 0.55), 1],
          [tone, 1, 0.5],
          [darken(tone, 0.55), 1],
        ],
        { cx: 0.4, cy: 0.4, r: 0.7 },
      ),
      8,
    ) +
    cast(
      paint,
      smooth(pointsOf('-20,-54 -42,-84 -14,-78 0,-94 14,-78 42,-84 20,-54')),
      paint.linear([lighten(tone, 0.4), darken(tone, 0.2)]),
      4,
    ) +
    cast(paint, box(-30, -62, 60, 16, 8), metal(paint, 'gold', false), 3) +
    place(coin(stage), 0, 24, 0.72) +
    shine(paint, 0, 10, 60)
  )
}

/** Figure of the vault scenes: note; drawn round the origin in the hero box. */
export function note({ paint }: Stage, tone: string): string {
  return (
    cast(
      paint,
      box(-66, -32, 132, 64, 5),
      paint.linear([lighten(tone, 0.6), lighten(tone, 0.2), tone], [0, 0, 1, 1]),
      3,
    ) +
    `<path d="${box(-57, -24, 114, 48, 3)}" fill="none" stroke="${darken(tone, 0.5)}"` +
    ` stroke-opacity=".6" stroke-width="3"/><path d="${oval(0, 0, 17)}" fill="` +
    `${darken(tone, 0.3)}"/><path d="` +
    `${poly(pointsOf('0,-11 9,0 0,11 -9,0'))}" fill="#fffbe0"/>`
  )
}

/** Figure of the vault scenes: notes; drawn round the origin in the hero box. */
export function notes(stage: Stage): string {
  const tone = stage.random.pick(['#3aa04a', '#2a8ac0', '#c05a9a', '#d8902a'])
  const fan = [-52, -30, -8, 14, 36]
    .map((turn) =>
      place(`<g transform="translate(0 -58) rotate(90)">${note(stage, tone)}</g>`, 0, 70, 1.1, turn + 8),
    )
    .join('')
  return fan + place(coinHeap(stage, 20), 0, 74, 0.8)
}

/** Figure of the vault scenes: bars; drawn round the origin in the hero box. */
export function bars(stage: Stage): string {
  return (
    glow(stage.paint, 0, 10, 130, '#ffcf4a', 0.7) +
    place(goldBars(stage), -4, 8, 1) +
    place(brilliant(stage, '#5ad8ff'), 62, 62, 0.3, 14)
  )
}
