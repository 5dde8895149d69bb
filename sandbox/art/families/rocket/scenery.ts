import { darken, lighten } from '../../color.ts'
import { glow, rays, specks } from '../../light.ts'
import type { Point } from '../../shapes.ts'
import { num, oval, smooth } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, fill, sky } from '../../terrain.ts'

function curve(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const [floor, power] = [height * 0.8, random.range(1.8, 3)]
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const part = index / 11
    return [part * width * 0.98, floor - part ** power * height * 0.72]
  })
  const line = smooth(points, false)
  const step = Math.min(width, height) / 8
  const grid = Array.from(
    { length: 18 },
    (_, index) => `M${num(index * step)} 0V${height}M0 ${num(index * step)}H${width}`,
  ).join('')
  return (
    `<path d="${grid}" stroke="${colors.light}" stroke-opacity=".12" stroke-width="2"/>` +
    `<path d="${line}L${width} ${height}L0 ${height}Z" fill="` +
    `${paint.linear([
      [colors.accent, 0.55],
      [colors.accent, 0.05],
    ])}` +
    `"/><path d="${line}" fill="none" stroke="${colors.accent}" stroke-width="20"` +
    ` stroke-opacity=".3"/><path d="${line}" fill="none" stroke="` +
    `${paint.linear([lighten(colors.accent, 0.6), colors.accent], [1, 0, 0, 1])}"` +
    ` stroke-width="8" stroke-linecap="round"/>`
  )
}

/** Backdrop layer of the rocket scenes: orbit. */
export function orbit(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    specks(random, width, height, '#fff', 80, 1.9) +
    glow(paint, width * 0.8, height * 0.1, height * 0.5, colors.light, 0.5) +
    fill(
      oval(width * 0.14, height * 0.98, height * 0.4),
      paint.radial(
        [
          [lighten(colors.far, 0.4), 1],
          [colors.far, 1, 0.6],
          [darken(colors.far, 0.5), 1],
        ],
        { cx: 0.6, cy: 0.3, r: 0.7 },
      ),
    ) +
    curve(stage)
  )
}

/** Backdrop layer of the rocket scenes: stratosphere. */
export function stratosphere(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    rays(paint, random, width * 0.9, height * 0.05, width * 1.3, colors.light, 0.5) +
    clouds(stage, 7, height * 0.2, height * 0.8, 0.7) +
    curve(stage)
  )
}
