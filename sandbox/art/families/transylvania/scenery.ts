import { specks } from '../../light.ts'
import { place } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, firs, hills, moon, ridge, sky } from '../../terrain.ts'
import { batPath } from './bat.ts'
import { castle } from './castle.ts'

function bats(stage: Stage, count: number): string {
  const { random, width, height, palette: colors } = stage
  return Array.from({ length: count }, () =>
    place(
      fill(batPath, colors.dark, 0.9),
      random.next() * width,
      random.range(0.05, 0.45) * height,
      random.range(0.1, 0.34),
      random.range(-20, 20),
    ),
  ).join('')
}

/** Backdrop layer of the transylvania scenes: night. */
export function night(stage: Stage): string {
  const { palette: colors, random, width, height } = stage
  const x = width * random.range(0.3, 0.7)
  return (
    sky(stage) +
    moon(stage, x, height * 0.32, height * 0.25) +
    clouds(stage, 4, height * 0.2, height * 0.55, 0.3) +
    bats(stage, 7) +
    fill(ridge(stage, height * 0.66, height * 0.22, 4), depthFill(stage, colors.far, colors.sky[2])) +
    fill(firs(stage, height * 0.74, height * 0.22), depthFill(stage, colors.near, colors.dark))
  )
}

/** Backdrop layer of the transylvania scenes: ruins. */
export function ruins(stage: Stage): string {
  const { palette: colors, random, width, height } = stage
  return (
    sky(stage) +
    moon(stage, width * 0.5, height * 0.3, height * 0.2) +
    specks(random, width, height * 0.5, '#fff', 40, 1.5) +
    place(castle(stage, colors.far), width * random.pick([0.16, 0.84]), height * 0.45, height / 300) +
    bats(stage, 5) +
    fill(hills(stage, height * 0.7, height * 0.08), depthFill(stage, colors.near, colors.dark))
  )
}
