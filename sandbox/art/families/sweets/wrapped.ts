import { darken, lighten } from '../../color.ts'
import { shine } from '../../motifs/shine.ts'
import { oval } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { tones } from './parts.ts'

/** Figure of the sweets scenes: wrapped; drawn round the origin in the hero box. */
export function wrapped(stage: Stage, tone = stage.random.pick(tones)): string {
  const { paint } = stage
  const wing =
    cast(
      paint,
      'M40 0C60 -16 76 -44 98 -40C92 -24 104 -12 96 0C104 12 92 24 98 40C76 44 60 16 40 0Z',
      paint.linear([lighten(tone, 0.6), tone, darken(tone, 0.3)]),
      4,
    ) +
    `<path d="M50 0L90 -26M50 0H90M50 0L90 26" stroke="${darken(tone, 0.4)}"` +
    ` stroke-width="3" stroke-opacity=".5"/>`
  const body = oval(0, 0, 54, 48)
  return (
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    cast(paint, body, ball(paint, tone, lighten(tone, 0.7)), 6) +
    `<g clip-path="${paint.clip(body)}"><path d="M-30 -60Q-6 0 -30 60M4 -60Q28 0 4` +
    ` 60M38 -60Q60 0 38 60" fill="none" stroke="#fff" stroke-opacity=".55"` +
    ` stroke-width="13"/></g>` +
    shine(paint, -4, 0, 50)
  )
}
