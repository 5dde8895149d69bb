import { darken, lighten, mix } from '../../color.ts'
import { glow, rays, sparkle, specks } from '../../light.ts'
import { oval, place } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { depthFill, fill, hills, ridge, sky } from '../../terrain.ts'
import { planet } from './planet.ts'

/** Backdrop layer of the space scenes: nebula. */
export function nebula(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const gas = Array.from({ length: 7 }, () =>
    glow(
      paint,
      random.next() * width,
      random.next() * height * 0.8,
      random.range(0.2, 0.5) * width,
      random.pick([colors.light, colors.accent, colors.sky[2]]),
      0.38,
    ),
  ).join('')
  return (
    sky(stage) +
    gas +
    specks(random, width, height, '#fff', 90, 1.8) +
    Array.from({ length: 5 }, () =>
      sparkle(paint, random.next() * width, random.next() * height * 0.6, random.range(6, 15)),
    ).join('') +
    place(
      planet(stage, mix(colors.far, colors.light, 0.3), random.chance(0.5)),
      width * random.pick([0.12, 0.88]),
      height * 0.2,
      height / 700,
    )
  )
}

/** Backdrop layer of the space scenes: surface. */
export function surface(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const craters = Array.from({ length: 7 }, () => {
    const [x, y, r] = [random.next() * width, random.range(0.74, 0.95) * height, random.range(12, 46)]
    return (
      fill(oval(x, y, r, r * 0.28), darken(colors.near, 0.4), 0.7) +
      fill(oval(x, y + r * 0.1, r * 0.9, r * 0.2), lighten(colors.far, 0.2), 0.5)
    )
  }).join('')
  return (
    sky(stage) +
    specks(random, width, height * 0.7, '#fff', 70, 1.8) +
    glow(paint, width * 0.5, height * 0.4, width * 0.5, colors.light, 0.5) +
    place(planet(stage, colors.accent, true), width * random.pick([0.2, 0.8]), height * 0.24, height / 420) +
    fill(ridge(stage, height * 0.7, height * 0.22, 6), depthFill(stage, colors.far, colors.near)) +
    fill(
      hills(stage, height * 0.72, height * 0.05, 4),
      depthFill(stage, mix(colors.far, colors.light, 0.3), colors.near),
    ) +
    craters +
    rays(paint, random, width / 2, height * 0.38, width * 0.7, colors.light, 0.3)
  )
}
