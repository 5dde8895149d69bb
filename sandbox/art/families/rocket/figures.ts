import { darken, lighten, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { coin } from '../../motifs/gold.ts'
import { evenly, num, oval, place, poly, star } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

function exhaust(stage: Stage, y: number, size: number): string {
  const { paint } = stage
  const flame = (wide: number, tall: number, stops: string[]) =>
    fill(
      `M${-wide} ${y}C${num(-wide * 1.3)} ${num(y + tall * 0.4)} ${num(-wide * 0.3)} ` +
        `${num(y + tall * 0.7)} 0 ${num(y + tall)}C${num(wide * 0.3)} ` +
        `${num(y + tall * 0.7)} ${num(wide * 1.3)} ${num(y + tall * 0.4)} ${wide} ${y}Z`,
      paint.linear(stops),
    )
  return (
    glow(paint, 0, y + 20 * size, 62 * size, '#ff7a1a', 0.9) +
    flame(24 * size, 88 * size, ['#ff8a1a', '#e0300a']) +
    flame(16 * size, 62 * size, ['#ffd24a', '#ff7a0a']) +
    flame(8 * size, 38 * size, ['#ffffff', '#fff06a'])
  )
}

/** Figure of the rocket scenes: rocket ship; drawn round the origin in the hero box. */
export function rocketShip(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#e8203a', '#1f7af0', '#ff8a14', '#8a2af0', '#18b070'])
  const fin = cast(
    paint,
    'M26 20C58 30 72 58 70 88C56 76 42 70 24 68Z',
    paint.linear([lighten(tone, 0.4), tone, darken(tone, 0.5)]),
    4,
  )
  const body = evenly('0,-106 26,-70 40,-14 36,40 22,70 0,72')
  return place(
    exhaust(stage, 70, 1) +
      fin +
      `<g transform="scale(-1 1)">${fin}</g>` +
      cast(paint, body, paint.linear(['#aab4c8', '#ffffff', '#e8ecf4', '#6a7488'], [0, 0, 1, 0]), 6) +
      cast(
        paint,
        'M0 -108C16 -94 26 -78 32 -56Q0 -44 -32 -56C-26 -78 -16 -94 0 -108Z',
        ball(paint, tone, lighten(tone, 0.75)),
        4,
        4,
      ) +
      cast(paint, oval(0, -14, 23), metal(paint, 'gold'), 3) +
      cast(paint, oval(0, -14, 15), ball(paint, '#2ab0f0', '#e8ffff'), 2, 3) +
      cast(paint, 'M-36 34Q0 48 36 34L30 54Q0 66 -30 54Z', tone, 3, 4) +
      cast(paint, 'M-7 40L0 34L7 40L8 92H-8Z', tone, 3, 4),
    -8,
    -6,
    0.9,
    42,
  )
}

/** Figure of the rocket scenes: plane; drawn round the origin in the hero box. */
export function plane(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#e0202e', '#1f6ae0', '#f2a01a', '#12a070'])
  const paintOf = paint.linear([lighten(tone, 0.5), tone, darken(tone, 0.5)])
  const hull = 'M-104 -8C-60 -30 30 -40 78 -26C98 -20 102 -4 96 8C80 30 10 34 -40 26C-70 20 -92 8 -104 -8Z'
  return place(
    cast(paint, 'M-104 -8L-122 -58H-98L-66 -20Z', paintOf, 4) +
      cast(paint, 'M10 -26L-26 -74L4 -72L50 -28Z', paint.linear([darken(tone, 0.2), darken(tone, 0.5)]), 3) +
      cast(paint, hull, paintOf, 7) +
      cast(paint, 'M18 -33C28 -54 58 -50 66 -29Z', paint.linear(['#e8ffff', '#5ac8f0', '#1a5a9a']), 3) +
      fill('M-96 -2C-50 10 40 10 98 -4L97 6C40 20 -50 20 -86 8Z', '#fff', 0.85) +
      cast(paint, 'M30 6L-30 66L-2 70L66 12Z', paintOf, 5) +
      cast(paint, 'M-84 -6L-118 18L-98 20L-62 2Z', paintOf, 3) +
      cast(paint, oval(98, -8, 11, 14), metal(paint, 'gold'), 3) +
      fill(oval(106, -8, 5, 62), '#fff', 0.4) +
      cast(paint, poly(star(5, 12, 5, -18, -10)), '#fff', 0, 3),
    0,
    0,
    0.92,
    -20,
  )
}

/** Figure of the rocket scenes: jet; drawn round the origin in the hero box. */
export function jet(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#3a4a6a', '#c02a3a', '#1f8a9a', '#6a2ab0'])
  const wing = (d: string) => cast(paint, d, paint.linear([lighten(tone, 0.45), tone, darken(tone, 0.5)]), 4)
  return place(
    exhaust(stage, 66, 0.9) +
      wing('M14 -10L92 52L90 70L18 50Z') +
      wing('M-14 -10L-92 52L-90 70L-18 50Z') +
      wing('M10 52L40 88L38 96L8 84Z') +
      wing('M-10 52L-40 88L-38 96L-8 84Z') +
      cast(
        paint,
        evenly('0,-108 12,-70 20,-10 18,60 10,86 0,88'),
        paint.linear([mix(tone, '#000', 0.2), lighten(tone, 0.75), tone, darken(tone, 0.5)], [0, 0, 1, 0]),
        5,
      ) +
      cast(paint, evenly('0,-62 9,-46 8,-22 0,-12'), paint.linear(['#f8ffff', '#3ab0f0', '#0a3a7a']), 2, 4),
    0,
    -6,
    0.95,
    40,
  )
}

/** Figure of the rocket scenes: multiplier; drawn round the origin in the hero box. */
export function multiplier(stage: Stage): string {
  return place(coin(stage), 0, 0, 0.9)
}
