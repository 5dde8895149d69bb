import { darken, lighten } from '../color.ts'
import { box, num, oval, place, pointsOf, sector, smooth } from '../shapes.ts'
import { ball, cast, gloss } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { suits } from './cards.ts'

/** Casino chip seen from above; radius 50. */
export function chip({ paint }: Stage, tone: string): string {
  const marks = Array.from({ length: 8 }, (_, index) =>
    sector(36, 47, index / 8 - 0.028, index / 8 + 0.028),
  ).join('')
  return (
    cast(
      paint,
      oval(0, 0, 48),
      paint.radial(
        [
          [lighten(tone, 0.35), 1],
          [tone, 1],
          [darken(tone, 0.35), 1],
        ],
        { cx: 0.4, cy: 0.34, r: 0.7 },
      ),
      4,
    ) +
    `<path d="${marks}" fill="#fff8ec"/>` +
    `<path d="${oval(0, 0, 32)}" fill="` +
    `${paint.linear([lighten(tone, 0.2), darken(tone, 0.3)])}" stroke="#fff6e4"` +
    ` stroke-width="3"/>` +
    place(`<path d="${suits.spade}" fill="#fff6e4"/>`, 0, 0, 0.46)
  )
}

/** Pile of chips seen from the side; foot at y 50. */
export function chipStack({ paint }: Stage, tones: readonly string[]): string {
  return tones
    .map((tone, index) => {
      const y = 38 - index * 13
      const side = `M-40 ${y}V${y + 10}A40 14 0 0 0 40 ${y + 10}V${y}Z`
      const notches = [-28, -8, 12, 30]
        .map((x) => `M${x - 4} ${num(y + 13 - Math.abs(x) * 0.16)}h9v11h-9Z`)
        .join('')
      return (
        cast(
          paint,
          side,
          paint.linear([darken(tone, 0.4), lighten(tone, 0.25), darken(tone, 0.5)], [0, 0, 1, 0]),
          1,
          4,
        ) +
        `<g clip-path="${paint.clip(side)}"><path d="${notches}" fill="#fff8ec"/></g><path` +
        ` d="${oval(0, y, 40, 14)}" fill="${paint.linear([lighten(tone, 0.4), tone])}"` +
        ` stroke="#fff6e4" stroke-opacity=".7" stroke-width="2"/><path d="` +
        `${oval(0, y, 25, 8.5)}" fill="none" stroke="#fff6e4" stroke-width="2.5"` +
        ` stroke-dasharray="7 5"/>`
      )
    })
    .join('')
}

/** Bow tie and collar of a croupier, a small sign of a live table. */
export function bowTie({ paint }: Stage, tone: string): string {
  const wing = smooth(pointsOf('0,0 22,-22 46,-26 50,0 46,26 22,22'))
  return (
    cast(paint, wing, ball(paint, tone), 3) +
    `<g transform="scale(-1 1)">${cast(paint, wing, ball(paint, tone), 3)}</g>` +
    cast(paint, box(-10, -13, 20, 26, 6), ball(paint, tone), 2) +
    gloss(paint, oval(-26, -10, 10, 4), 0.5)
  )
}
