import { darken, lighten } from '../../color.ts'
import { shine } from '../../motifs/shine.ts'
import { num, oval, place } from '../../shapes.ts'
import { cast, cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'
import { tones } from './parts.ts'

/** Figure of the sweets scenes: swirl; drawn round the origin in the hero box. */
export function swirl(stage: Stage, radius: number, one: string, two: string): string {
  const { paint } = stage
  const arms = Array.from({ length: 6 }, (_, index) =>
    place(
      fill(
        `M0 0C${num(radius * 0.3)} ${num(-radius * 0.3)} ${num(radius * 0.3)} ` +
          `${num(-radius * 0.8)} 0 ${num(-radius)}A${radius} ${radius} 0 0 1 ` +
          `${num(radius * 0.5)} ${num(-radius * 0.866)}C${num(radius * 0.7)} ` +
          `${num(-radius * 0.5)} ${num(radius * 0.4)} ${num(-radius * 0.1)} 0 0Z`,
        two,
      ),
      0,
      0,
      1,
      index * 60,
    ),
  ).join('')
  return (
    cast(paint, oval(0, 0, radius), one, 0, 8) +
    arms +
    `<path d="${oval(0, 0, radius)}" fill="${paint.radial(
      [
        ['#fff', 0.5],
        ['#fff', 0, 0.5],
        ['#400', 0.45, 1],
      ],
      { cx: 0.4, cy: 0.36, r: 0.66 },
    )}"/>` +
    shine(paint, 0, 0, radius)
  )
}

/** Figure of the sweets scenes: lollipop; drawn round the origin in the hero box. */
export function lollipop(stage: Stage): string {
  const { random } = stage
  const one = random.pick(tones)
  return (
    cord('M0 20V104', 12, '#fffaf2', '#fff') +
    place(swirl(stage, 68, '#fff8fa', one), 0, -28) +
    cast(
      stage.paint,
      'M0 48C-30 30 -44 38 -40 52C-44 66 -30 72 0 54C30 72 44 66 40 52C44 38 30 30 0 48Z',
      stage.paint.linear([lighten(one, 0.4), one, darken(one, 0.3)]),
      4,
    )
  )
}
