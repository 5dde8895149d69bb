import { darken, lighten, mix } from '../../color.ts'
import { rays, shafts } from '../../light.ts'
import { box, num, oval, poly } from '../../shapes.ts'
import { metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, hills, moon, orb, sky } from '../../terrain.ts'

function pyramid(stage: Stage, x: number, y: number, size: number, lit: string, shade: string): string {
  const ridgeX = x + size * 0.16
  const left = poly([
    [x - size, y],
    [x, y - size * 1.15],
    [ridgeX, y],
  ])
  const right = poly([
    [ridgeX, y],
    [x, y - size * 1.15],
    [x + size, y],
  ])
  let courses = ''
  for (let step = 1; step < 9; step += 1) {
    const level = y - size * 1.15 * (1 - step / 9)
    courses += `M${num(x - size * (step / 9))} ${num(level)}H${num(x + size * (step / 9))}`
  }
  return (
    fill(left, stage.paint.linear([lighten(lit, 0.35), lit, mix(lit, shade, 0.5)])) +
    fill(right, stage.paint.linear([shade, darken(shade, 0.3)])) +
    `<path d="${courses}" stroke="${darken(shade, 0.5)}" stroke-opacity=".3" stroke-width="1.6"/>`
  )
}

/** Backdrop layer of the egypt scenes: desert. */
export function desert(stage: Stage): string {
  const { palette: colors, random, width, height, horizon } = stage
  const sunX = width * random.range(0.3, 0.7)
  const dune = (y: number, tone: string) =>
    fill(hills(stage, y, height * 0.06, 3), depthFill(stage, tone, colors.near))
  return (
    sky(stage) +
    rays(stage.paint, random, sunX, height * 0.34, width, colors.light, 0.4) +
    orb(stage, sunX, height * 0.34, height * 0.12, colors.light) +
    clouds(stage, 3, height * 0.1, height * 0.4, 0.4) +
    pyramid(stage, width * random.range(0.05, 0.25), horizon + 6, width * 0.24, colors.light, colors.far) +
    pyramid(stage, width * random.range(0.75, 0.98), horizon + 10, width * 0.34, colors.light, colors.far) +
    dune(horizon, mix(colors.light, colors.far, 0.5)) +
    dune(height * 0.74, mix(colors.far, colors.near, 0.4))
  )
}

/** Backdrop layer of the egypt scenes: temple. */
export function temple(stage: Stage): string {
  const { palette: colors, paint, width, height } = stage
  const stone = paint.linear(
    [darken(colors.far, 0.5), mix(colors.far, colors.light, 0.45), colors.far, darken(colors.near, 0.4)],
    [0, 0, 1, 0],
  )
  const column = (x: number, size: number) => {
    const glyphs = Array.from({ length: 8 }, (_, row) =>
      [
        oval(x - size * 0.16, height * (0.2 + row * 0.07), size * 0.07, 5),
        box(x + size * 0.05, height * (0.19 + row * 0.07), size * 0.18, 9, 2),
      ].join(''),
    ).join('')
    return (
      fill(box(x - size / 2, -10, size, height), stone) +
      fill(glyphs, darken(colors.near, 0.5), 0.5) +
      fill(
        box(x - size * 0.62, height * 0.08, size * 1.24, height * 0.05, 5),
        metal(paint, 'bronze', false),
      ) +
      fill(box(x - size * 0.62, height * 0.76, size * 1.24, height * 0.1, 5), stone)
    )
  }
  const size = width * 0.17
  return (
    sky(stage) +
    shafts(paint, stage.random, width, height, colors.light, 0.4) +
    column(width * 0.27, size * 0.62) +
    column(width * 0.73, size * 0.62) +
    column(width * 0.06, size) +
    column(width * 0.94, size) +
    fill(
      `M-10 ${height * 0.8}H${width + 10}V${height + 10}H-10Z`,
      depthFill(stage, mix(colors.far, colors.light, 0.3), colors.near),
    )
  )
}

/** Backdrop layer of the egypt scenes: oasis night. */
export function oasisNight(stage: Stage): string {
  const { palette: colors, random, width, height, horizon } = stage
  return (
    sky(stage) +
    moon(stage, width * random.range(0.25, 0.75), height * 0.3, height * 0.17) +
    pyramid(
      stage,
      width * 0.16,
      horizon,
      width * 0.3,
      mix(colors.far, colors.light, 0.3),
      darken(colors.far, 0.4),
    ) +
    pyramid(
      stage,
      width * 0.88,
      horizon + 5,
      width * 0.22,
      mix(colors.far, colors.light, 0.3),
      darken(colors.far, 0.4),
    ) +
    fill(hills(stage, horizon + 6, height * 0.05, 4), depthFill(stage, colors.far, colors.near))
  )
}
