import { darken, lighten } from '../color.ts'
import { sparkle } from '../light.ts'
import { oval, place, pointsOf, poly, smooth, star } from '../shapes.ts'
import type { Metal } from '../solid.ts'
import { ball, cast, cord, gloss, metal } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { extrude } from './seven.ts'

/** Golden bell with a ribbon of its own light. */
export function bell({ paint }: Stage): string {
  const gold = metal(paint, 'gold')
  const body = 'M0 -84C52 -84 54 -30 58 4C62 32 78 42 88 56H-88C-78 42 -62 32 -58 4C-54 -30 -52 -84 0 -84Z'
  return (
    cast(paint, oval(0, 70, 20), ball(paint, '#e08a14')) +
    cast(paint, oval(0, -86, 13), ball(paint, '#ffcf4a')) +
    cast(
      paint,
      body,
      paint.linear(['#fff2b0', '#ffcf3a', '#c87a0c', '#8a4a06', '#ffd24a', '#b8660a'], [0, 0, 1, 0.25]),
      7,
    ) +
    cast(paint, 'M-90 50Q0 66 90 50V66Q0 84 -90 66Z', gold, 3) +
    gloss(paint, 'M-34 -66C-50 -40 -46 -10 -52 20L-34 24C-30 -10 -34 -40 -14 -72Z', 0.8) +
    sparkle(paint, -34, -44, 20)
  )
}

/** Thick five-tip star. */
export function luckyStar({ paint }: Stage, color = '#ffc21f'): string {
  const d = poly(star(5, 98, 45))
  const fill = paint.linear([lighten(color, 0.7), color, darken(color, 0.3), color], [0.1, 0, 0.8, 1])
  const half = star(5, 98, 45)
    .map((point, index, all) =>
      index % 2 === 0 ? poly([[0, 0], point, all[(index + 1) % 10] as readonly [number, number]]) : '',
    )
    .join('')
  return (
    extrude(d, darken(color, 0.4), 10) +
    cast(paint, d, fill, 7, 10) +
    `<path d="${half}" fill="#fff" fill-opacity=".2"/>` +
    sparkle(paint, -14, -52, 22)
  )
}

/** Clover leaf with three or four hearts. */
export function cloverLeaf({ paint }: Stage, leaves = 4, color = '#22b04a'): string {
  const heart = 'M0 -4C-14 -24 -54 -34 -50 -66C-46 -92 -10 -92 0 -68C10 -92 46 -92 50 -66C54 -34 14 -24 0 -4Z'
  const fill = paint.radial(
    [
      [lighten(color, 0.6), 1],
      [color, 1],
      [darken(color, 0.55), 1],
    ],
    { cy: 0.4, r: 0.62 },
  )
  const one =
    cast(paint, heart, fill, 5) +
    `<path d="M0 -8V-58" stroke="${darken(color, 0.5)}" stroke-width="3" stroke-opacity=".6"/>` +
    gloss(paint, 'M-38 -66C-34 -82 -14 -80 -8 -62C-16 -56 -34 -52 -38 -66Z', 0.6)
  return (
    cord('M0 0C10 40 26 66 48 88', 11, darken(color, 0.15), lighten(color, 0.6)) +
    Array.from({ length: leaves }, (_, index) => place(one, 0, 0, 1, (index * 360) / leaves)).join('') +
    sparkle(paint, -24, -62, 18)
  )
}

/** Lucky horseshoe. */
export function horseshoe({ paint }: Stage, tone: Metal = 'gold'): string {
  const d = smooth(pointsOf('-46,92 -84,40 -86,-30 -50,-80 0,-94 50,-80 86,-30 84,40 46,92'), false)
  const inner = 'L26 82C50 46 58 10 52 -22C44 -48 22 -60 0 -60C-22 -60 -44 -48 -52 -22C-58 10 -50 46 -26 82Z'
  const holes = pointsOf('-66,34 -70,-6 -54,-46 -20,-76 20,-76 54,-46 70,-6 66,34')
    .map(([x = 0, y = 0]) => oval(x, y, 5.5))
    .join('')
  return (
    cast(paint, d + inner, metal(paint, tone), 6) +
    `<path d="${holes}" fill="#2a1206"/>` +
    sparkle(paint, -60, -60, 24)
  )
}
