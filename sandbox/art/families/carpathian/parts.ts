import { darken, lighten } from '../../color.ts'
import { glow } from '../../light.ts'
import type { Point } from '../../shapes.ts'
import { pointsOf, poly } from '../../shapes.ts'
import { cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Part that several carpathian figures share: fur. */
export type Fur = { back: string; face: string; pale: string; eye: string }

/** Part that several carpathian figures share: snout. */
export function snout(stage: Stage, fur: Fur): string {
  const eye = (side: number) =>
    glow(stage.paint, side * 33, -12, 17, fur.eye, 0.8) +
    `<path d="M${side * 14} -6L${side * 28} -20L${side * 48} -20L${side * 36} -6Z"` +
    ` fill="#140a10"/><path d="M${side * 19} -8L${side * 29} -17L${side * 43} -17L` +
    `${side * 34} -8Z" fill="${fur.eye}"/><circle cx="${side * 31}" cy="-12" r="4"` +
    ` fill="#0a0508"/><circle cx="${side * 29}" cy="-14" r="1.6" fill="#fff"/>`
  return (
    eye(-1) +
    eye(1) +
    cast(
      stage.paint,
      poly(pointsOf('-19,44 19,44 14,60 0,70 -14,60')),
      stage.paint.linear(['#5a4a5a', '#1a1018']),
      3,
      4,
    ) +
    `<path d="M0 70V82M0 82Q-16 90 -28 80M0 82Q16 90 28 80" stroke="#1a0f14"` +
    ` stroke-width="4" fill="none" stroke-linecap="round"/>`
  )
}

/** Part that several carpathian figures share: a lit facet and its mirror image. */
export function facet(stage: Stage, points: readonly Point[], color: string, tone: number): string {
  const base = tone > 0 ? lighten(color, tone) : darken(color, -tone)
  const gradient = stage.paint.linear([lighten(base, 0.16), base, darken(base, 0.25)], [0, 0, 0.6, 1])
  const left = points.map(([x, y]): Point => [-x, y])
  return (
    fill(poly(points), gradient) +
    fill(poly(left), stage.paint.linear([lighten(base, 0.3), lighten(base, 0.06), darken(base, 0.1)]))
  )
}
