import { glow } from '../../light.ts'
import { evenly, place, pointsOf, poly } from '../../shapes.ts'
import { ball, cast, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the transylvania scenes: bat path; drawn round the origin in the hero box. */
export const batPath =
  'M0 -12L5 -24L10 -10C26 -34 52 -40 96 -34C80 -22 76 -8 78 8C64 -4 52 0 46 16C36 4 ' +
  '24 8 18 24C10 16 4 18 0 32C-4 18 -10 16 -18 24C-24 8 -36 4 -46 16C-52 0 -64 -4 ' +
  '-78 8C-76 -8 -80 -22 -96 -34C-52 -40 -26 -34 -10 -10L-5 -24Z'

/** Figure of the transylvania scenes: bat; drawn round the origin in the hero box. */
export function bat(stage: Stage): string {
  const { paint, palette: colors } = stage
  const bones =
    'M12 -6Q50 -30 94 -34M14 -2Q50 -14 78 6M14 2Q36 -2 46 14M-12 -6Q-50 -30 -94 ' +
    '-34M-14 -2Q-50 -14 -78 6M-14 2Q-36 -2 -46 14'
  const body = evenly('0,-26 16,-30 20,-8 16,18 0,36')
  return (
    place(
      `${solid(paint, batPath, {
        fill: paint.linear(['#7a2a6a', '#3a1040', '#140418']),
        bevel: 5,
        rim: colors.light,
      })}<path d="${bones}" fill="none" stroke="#c85aa0" stroke-opacity=".6" stroke-width="2.5"/>`,
      0,
      0,
      1.12,
    ) +
    cast(
      paint,
      poly(pointsOf('-16,-24 -24,-54 -4,-34')) + poly(pointsOf('16,-24 24,-54 4,-34')),
      '#5a1f52',
      2,
    ) +
    cast(paint, body, ball(paint, '#6a2a62', '#d89ac8'), 4) +
    glow(paint, -8, -14, 12, '#ff3a1f', 1) +
    glow(paint, 8, -14, 12, '#ff3a1f', 1) +
    '<circle cx="-8" cy="-14" r="4" fill="#fff06a"/>' +
    '<circle cx="8" cy="-14" r="4" fill="#fff06a"/>' +
    '<path d="M-7 0L-4 11L-1 2ZM7 0L4 11L1 2Z" fill="#fff"/>'
  )
}
