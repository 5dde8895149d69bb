import { darken, lighten } from '../../color.ts'
import { oval, place } from '../../shapes.ts'
import { ball, cast, metal, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Prop of the dragon scenes: ingot; fills -50..50. */
export function ingot({ paint }: Stage): string {
  return (
    cast(
      paint,
      'M-50 -14C-44 -26 -24 -10 -20 -8C-16 -30 16 -30 20 -8C24 -10 44 -26 50 -14C48 20 ' +
        '30 40 0 40C-30 40 -48 20 -50 -14Z',
      metal(paint, 'gold'),
      5,
    ) +
    solid(paint, oval(0, -12, 22, 13), {
      fill: ball(paint, '#ffcf4a', '#fffbe0'),
      bevel: 2,
      outlineWidth: 2,
      outline: '#8a4a06',
    })
  )
}

/** Prop of the dragon scenes: lotus; fills -50..50. */
export function lotus({ paint, random }: Stage): string {
  const tone = random.pick(['#ff7ab0', '#ff9a7a', '#c88aff'])
  const petal = solid(paint, 'M0 30C-24 10 -20 -30 0 -46C20 -30 24 10 0 30Z', {
    fill: paint.linear(['#ffffff', lighten(tone, 0.4), tone]),
    bevel: 2,
    outlineWidth: 4,
    outline: darken(tone, 0.6),
  })
  return [-66, 66, -36, 36, 0].map((turn) => place(petal, 0, 20, 1, turn)).join('')
}
