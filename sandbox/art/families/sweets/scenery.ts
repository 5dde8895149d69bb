import { mix } from '../../color.ts'
import { bokeh, rays } from '../../light.ts'
import { place, pointsOf, poly } from '../../shapes.ts'
import { cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { cloud, depthFill, fill, hills, sky } from '../../terrain.ts'
import { swirl } from './lollipop.ts'
import { tones } from './parts.ts'

/** Backdrop layer of the sweets scenes: candy land. */
export function candyLand(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const lolly = (x: number, y: number, scale: number) =>
    place(
      cord('M0 20V110', 9, '#fff6f0', '#fff') + swirl(stage, 40, '#fff6fa', random.pick(tones)),
      x,
      y,
      scale,
    )
  const puffs = pointsOf('0.12,0.14 0.8,0.1 0.5,0.24 0.95,0.34')
    .map(([x = 0, y = 0]) => fill(cloud(stage, x * width, y * height, height * 0.16), '#fff', 0.6))
    .join('')
  return (
    sky(stage) +
    rays(paint, random, width * 0.5, height * 0.4, width, colors.light, 0.5, 16) +
    puffs +
    fill(
      hills(stage, height * 0.64, height * 0.16, 3),
      depthFill(stage, mix(colors.far, '#fff', 0.3), colors.far),
    ) +
    lolly(width * 0.09, height * 0.46, height / 480) +
    lolly(width * 0.92, height * 0.5, height / 560) +
    fill(hills(stage, height * 0.74, height * 0.1, 4), depthFill(stage, colors.accent, colors.near))
  )
}

/** Backdrop layer of the sweets scenes: party. */
export function party(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const stripes = Array.from({ length: 9 }, (_, index) =>
    poly([
      [(index * width) / 4.5 - height, height],
      [(index * width) / 4.5, 0],
      [(index * width) / 4.5 + width / 9, 0],
      [(index * width) / 4.5 + width / 9 - height, height],
    ]),
  ).join('')
  const bits = Array.from({ length: 34 }, () =>
    place(
      `<rect x="-8" y="-2.5" width="16" height="5" rx="2.5" fill="${random.pick(tones)}"/>`,
      random.next() * width,
      random.next() * height,
      random.range(0.6, 1.2),
      random.range(0, 180),
    ),
  ).join('')
  return (
    sky(stage) +
    fill(stripes, '#fff', 0.14) +
    bokeh(paint, random, width, height, colors.light, 16, 0.4) +
    bits
  )
}
