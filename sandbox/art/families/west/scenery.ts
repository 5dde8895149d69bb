import { darken, lighten, mix } from '../../color.ts'
import { rays } from '../../light.ts'
import { box, num, place, poly } from '../../shapes.ts'
import { cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, hills, orb, sky } from '../../terrain.ts'

function mesa(stage: Stage, x: number, y: number, wide: number, tall: number, tone: string): string {
  const { random, paint } = stage
  const d = poly([
    [x - wide, y],
    [x - wide * 0.7, y - tall * 0.45],
    [x - wide * 0.56, y - tall * 0.5],
    [x - wide * 0.5, y - tall],
    [x + wide * random.range(0, 0.2), y - tall * 1.04],
    [x + wide * 0.46, y - tall * 0.96],
    [x + wide * 0.56, y - tall * 0.48],
    [x + wide * 0.72, y - tall * 0.4],
    [x + wide, y],
  ])
  const bands = [0.2, 0.36, 0.6, 0.8]
    .map(
      (part) =>
        `M${num(x - wide)} ${num(y - tall * part)}h${num(wide * 2)}v${num(tall * 0.05)}h${num(-wide * 2)}Z`,
    )
    .join('')
  return (
    fill(d, paint.linear([lighten(tone, 0.3), tone, darken(tone, 0.35)], [0, 0, 1, 0.6])) +
    `<g clip-path="${paint.clip(d)}">${fill(bands, darken(tone, 0.5), 0.3)}</g>`
  )
}

function cactus(stage: Stage, x: number, y: number, scale: number): string {
  return place(
    cord(
      'M0 60V-50M0 14C-34 14 -34 0 -34 -24M0 -2C30 -2 30 -14 30 -36',
      17,
      mix('#2a8a4a', stage.palette.near, 0.35),
      '#c8f0a0',
    ),
    x,
    y,
    scale,
  )
}

/** Backdrop layer of the west scenes: canyon. */
export function canyon(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const x = width * random.range(0.3, 0.7)
  return (
    sky(stage) +
    rays(paint, random, x, height * 0.42, width, colors.light, 0.4, 18) +
    orb(stage, x, height * 0.42, height * 0.16, colors.light) +
    clouds(stage, 3, height * 0.08, height * 0.3, 0.5) +
    mesa(
      stage,
      width * 0.12,
      height * 0.68,
      width * 0.2,
      height * 0.34,
      mix(colors.far, colors.sky[2], 0.25),
    ) +
    mesa(stage, width * 0.9, height * 0.68, width * 0.24, height * 0.42, colors.far) +
    mesa(
      stage,
      width * 0.62,
      height * 0.68,
      width * 0.12,
      height * 0.18,
      mix(colors.far, colors.sky[2], 0.45),
    ) +
    fill(
      hills(stage, height * 0.7, height * 0.05),
      depthFill(stage, mix(colors.far, colors.light, 0.35), colors.near),
    ) +
    cactus(stage, width * 0.08, height * 0.7, height / 640) +
    cactus(stage, width * 0.93, height * 0.72, height / 760)
  )
}

/** Backdrop layer of the west scenes: street. */
export function street(stage: Stage): string {
  const { palette: colors, paint, width, height } = stage
  const house = (x: number, wide: number, tall: number) => {
    const top = height * 0.7 - tall
    const boards = Array.from(
      { length: 7 },
      (_, index) => `M${x} ${num(top + ((index + 1) * tall) / 8)}h${wide}`,
    ).join('')
    return (
      fill(
        `M${x} ${height * 0.72}V${top}L${x + wide * 0.14} ${top}L${x + wide * 0.2} ` +
          `${top - tall * 0.12}H${x + wide * 0.8}L${x + wide * 0.86} ${top}H${x + wide}V` +
          `${height * 0.72}Z`,
        paint.linear([lighten(colors.far, 0.3), colors.far, darken(colors.near, 0.3)]),
      ) +
      `<path d="${boards}" stroke="${darken(colors.near, 0.4)}" stroke-width="2" stroke-opacity=".5"/>` +
      fill(
        box(x + wide * 0.18, top + tall * 0.3, wide * 0.22, tall * 0.24) +
          box(x + wide * 0.6, top + tall * 0.3, wide * 0.22, tall * 0.24),
        '#ffd06a',
        0.9,
      )
    )
  }
  return (
    sky(stage) +
    orb(stage, width / 2, height * 0.45, height * 0.2, colors.light) +
    clouds(stage, 3, 0, height * 0.3, 0.4) +
    house(-width * 0.12, width * 0.4, height * 0.5) +
    house(width * 0.72, width * 0.42, height * 0.56) +
    house(width * 0.2, width * 0.16, height * 0.26) +
    house(width * 0.62, width * 0.14, height * 0.3) +
    fill(
      `M-5 ${height * 0.7}H${width + 5}V${height + 5}H-5Z`,
      depthFill(stage, mix(colors.light, colors.far, 0.5), colors.near),
    )
  )
}
