import { darken, lighten } from '../../color.ts'
import { shine } from '../../motifs/shine.ts'
import { num, oval, place, pointsOf, poly } from '../../shapes.ts'
import { ball, cast, cord, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { tones } from './parts.ts'

/** Figure of the sweets scenes: cupcake; drawn round the origin in the hero box. */
export function cupcake(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(tones)
  const frost = (x: number, y: number, rx: number, ry: number) =>
    solid(paint, oval(x, y, rx, ry), {
      fill: paint.linear([lighten(tone, 0.75), lighten(tone, 0.25), darken(tone, 0.15)]),
      bevel: 5,
      outline: darken(tone, 0.65),
    })
  const cup = poly(pointsOf('-62,22 62,22 46,98 -46,98'))
  const pleats = [-44, -22, 0, 22, 44].map((x) => `M${x} 24L${num(x * 0.75)} 96`).join('')
  const bits = Array.from({ length: 16 }, () =>
    place(
      `<rect x="-6" y="-2" width="12" height="4" rx="2" fill="${random.pick(tones)}"/>`,
      random.range(-46, 46),
      random.range(-34, 22),
      1,
      random.range(0, 180),
    ),
  ).join('')
  return (
    cast(paint, cup, paint.linear(['#c87a3a', '#ffd8a0', '#b8642a'], [0, 0, 1, 0]), 4) +
    `<path d="${pleats}" stroke="#8a4418" stroke-width="4" stroke-opacity=".6"/>` +
    frost(0, 16, 76, 28) +
    frost(0, -16, 58, 26) +
    frost(0, -46, 38, 22) +
    bits +
    cord('M0 -72Q4 -96 18 -102', 4, '#4a9a2a') +
    cast(paint, oval(0, -68, 17), ball(paint, '#e0142e', '#ffb0b0'), 3) +
    shine(paint, 0, -68, 16)
  )
}
