import { darken, lighten, mix } from '../color.ts'
import { sparkle } from '../light.ts'
import { num, place } from '../shapes.ts'
import type { Metal } from '../solid.ts'
import { cast, gloss, ink, metal } from '../solid.ts'
import type { Stage } from '../stage.ts'

const sevenPath =
  'M-70 -92H74V-52C42 -12 22 38 18 94H-38C-32 38 -10 -12 20 -44H-28C-40 -44 -46 -38 -48 -22H-70Z'

/** Copies of a path stepped down and to the right: the side faces of a thick body. */
export function extrude(d: string, color: string, depth: number): string {
  const steps = Array.from({ length: Math.ceil(depth / 3) }, (_, index) => (Math.ceil(depth / 3) - index) * 3)
  return steps
    .map(
      (step) =>
        `<path d="${d}" transform="translate(${num(step * 0.55)} ${step})" fill="${mix(
          color,
          '#000',
          (step / depth) * 0.6,
        )}" stroke="${mix(color, '#000', (step / depth) * 0.6)}" stroke-width="12" stroke-linejoin="round"/>`,
    )
    .join('')
}

/** The lucky seven: coloured face in a metal frame with thick sides. */
export function seven({ paint }: Stage, color: string, frame: Metal = 'gold'): string {
  const side = extrude(sevenPath, frame === 'gold' ? '#b8660a' : '#5a6a80', 15)
  const rim =
    `<path d="${sevenPath}" fill="${ink}" stroke="${ink}" stroke-width="19"` +
    ` stroke-linejoin="round"/>
<path d="${sevenPath}" fill="none" stroke="` +
    `${metal(paint, frame)}" stroke-width="14" stroke-linejoin="round"/>`
  const face = paint.linear(
    [lighten(color, 0.55), color, darken(color, 0.35), color, lighten(color, 0.35)],
    [0, 0, 0.35, 1],
  )
  return (
    `${side}${rim}${cast(paint, sevenPath, face, 6, 3)}` +
    gloss(paint, 'M-66 -88H70V-66Q0 -58 -66 -40Z', 0.6) +
    sparkle(paint, -58, -78, 26) +
    sparkle(paint, 20, 60, 14)
  )
}

/** Three sevens of which the middle one stands in front. */
export function sevens(stage: Stage, colors: readonly [string, string, string]): string {
  return (
    place(seven(stage, colors[0]), -58, 8, 0.72, -12) +
    place(seven(stage, colors[1]), 62, 8, 0.72, 12) +
    place(seven(stage, colors[2]), 0, 0, 0.98)
  )
}
