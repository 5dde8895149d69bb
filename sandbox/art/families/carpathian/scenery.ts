import { mix } from '../../color.ts'
import { rays } from '../../light.ts'
import { poly } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, firs, hills, moon, orb, ridge, sky } from '../../terrain.ts'

/** Backdrop layer of the carpathian scenes: valley. */
export function valley(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const x = width * random.range(0.25, 0.75)
  const haze = mix(colors.far, colors.sky[2], 0.55)
  return (
    sky(stage) +
    rays(paint, random, x, height * 0.36, width, colors.light, 0.4) +
    orb(stage, x, height * 0.36, height * 0.11, colors.light) +
    clouds(stage, 3, height * 0.1, height * 0.35, 0.5) +
    fill(ridge(stage, height * 0.6, height * 0.26, 4), depthFill(stage, haze, colors.sky[2])) +
    fill(ridge(stage, height * 0.68, height * 0.18, 5), depthFill(stage, colors.far, haze)) +
    fill(
      firs(stage, height * 0.73, height * 0.17),
      depthFill(stage, mix(colors.far, colors.near, 0.5), colors.near),
    ) +
    fill(firs(stage, height * 0.84, height * 0.25), depthFill(stage, colors.near, colors.dark))
  )
}

/** Backdrop layer of the carpathian scenes: moon forest. */
export function moonForest(stage: Stage): string {
  const { palette: colors, random, width, height } = stage
  return (
    sky(stage) +
    moon(stage, width * random.range(0.35, 0.65), height * 0.34, height * 0.25) +
    fill(ridge(stage, height * 0.62, height * 0.2, 5), depthFill(stage, colors.far, colors.sky[2])) +
    fill(firs(stage, height * 0.7, height * 0.22), depthFill(stage, colors.far, colors.near)) +
    fill(firs(stage, height * 0.82, height * 0.4, 0.5), depthFill(stage, colors.near, colors.dark))
  )
}

/** Backdrop layer of the carpathian scenes: rug. */
export function rug(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const unit = width / 12
  const row = (y: number, tone: string, size: number) =>
    fill(
      Array.from({ length: 13 }, (_, index) =>
        poly([
          [index * unit, y - size],
          [index * unit + size * 0.7, y],
          [index * unit, y + size],
          [index * unit - size * 0.7, y],
        ]),
      ).join(''),
      tone,
      0.75,
    )
  return (
    sky(stage) +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.4, 18) +
    [0.05, 0.56]
      .map(
        (y) =>
          row(height * y, colors.light, 17) +
          row(height * y, colors.far, 10) +
          row(height * y, colors.accent, 5),
      )
      .join('') +
    fill(hills(stage, height * 0.74, height * 0.05), depthFill(stage, colors.far, colors.near))
  )
}
