import { darken, lighten, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { oval, place } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the space scenes: planet; drawn round the origin in the hero box. */
export function planet(stage: Stage, tone: string, ringed = true): string {
  const { paint } = stage
  const disc = oval(0, 0, 62)
  const bands = [-36, -12, 14, 38]
    .map(
      (y, index) =>
        `<path d="M-70 ${y}Q0 ${y + 16} 70 ${y - 4}" fill="none" stroke="` +
        `${index % 2 ? lighten(tone, 0.5) : darken(tone, 0.35)}" stroke-opacity=".55"` +
        ` stroke-width="11"/>`,
    )
    .join('')
  const hoop = (half: 0 | 1) =>
    `<path d="M-98 0A98 27 0 0 ${half} 98 0" fill="none" stroke="` +
    `${paint.linear(
      [
        ['#fff', 0.9],
        [lighten(tone, 0.4), 1],
        [mix(tone, '#ffb04a', 0.6), 0.8],
      ],
      [0, 0, 1, 0],
    )}` +
    `" stroke-width="15"/><path d="M-82 0A82 21 0 0 ${half} 82 0" fill="none" stroke="` +
    `${darken(tone, 0.2)}" stroke-opacity=".8" stroke-width="5"/>`
  const body =
    cast(paint, disc, ball(paint, tone, lighten(tone, 0.7)), 5) +
    `<g clip-path="${paint.clip(disc)}">${bands}<path d="${oval(0, 0, 66)}" fill="${paint.radial(
      [
        ['#000', 0, 0.5],
        ['#000', 0.65, 1],
      ],
      { cx: 0.34, cy: 0.3, r: 0.8 },
    )}"/></g>`
  return glow(paint, 0, 0, 118, tone, 0.5) + place(ringed ? hoop(1) + body + hoop(0) : body, 0, 0, 1, -18)
}
