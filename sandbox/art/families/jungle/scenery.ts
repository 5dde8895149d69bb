import { darken, lighten, mix } from '../../color.ts'
import { rays, shafts } from '../../light.ts'
import { num, place, trapezoid } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, hills, orb, sky } from '../../terrain.ts'

function stepTemple(stage: Stage, x: number, y: number, size: number): string {
  const { paint, palette: colors } = stage
  const stone = paint.linear(
    [mix(colors.light, colors.far, 0.3), colors.far, darken(colors.far, 0.5)],
    [0, 0, 1, 0.5],
  )
  const level = (index: number) => {
    const half = size * (1 - index * 0.15)
    const top = y - (index + 1) * size * 0.19
    return (
      fill(trapezoid(x, top + size * 0.19, half, top, half * 0.94), stone) +
      fill(
        `M${num(x - half * 0.97)} ${num(top)}h${num(half * 1.94)}v${num(size * 0.03)}h${num(-half * 1.94)}Z`,
        lighten(colors.light, 0.2),
        0.6,
      )
    )
  }
  const stair = trapezoid(x, y, size * 0.2, y - size * 0.95, size * 0.12)
  return (
    [0, 1, 2, 3, 4].map(level).join('') +
    fill(stair, mix(colors.light, colors.far, 0.45)) +
    fill(trapezoid(x, y - size * 0.95, size * 0.26, y - size * 1.25, size * 0.26), stone) +
    fill(trapezoid(x, y - size * 0.95, size * 0.08, y - size * 1.14, size * 0.07), '#ffb02a', 0.9)
  )
}

function leafBlade(stage: Stage, tone: string): string {
  const d = 'M0 0C-30 -40 -34 -100 0 -150C34 -100 30 -40 0 0Z'
  const cuts = 'M0 -20L-22 -44M0 -20L22 -44M0 -50L-26 -78M0 -50L26 -78M0 -84L-20 -110M0 -84L20 -110M0 0V-140'
  return (
    fill(d, stage.paint.linear([lighten(tone, 0.25), tone, darken(tone, 0.55)])) +
    `<path d="${cuts}" stroke="${darken(tone, 0.6)}" stroke-width="3" stroke-opacity=".5"/>`
  )
}

function foliage(stage: Stage): string {
  const { random, width, height, palette: colors } = stage
  const tone = colors.near
  const spots = [
    [-0.02, 0.16, 120],
    [0, 0.5, 70],
    [0.02, 0.8, 50],
    [1.02, 0.14, -120],
    [1, 0.5, -70],
    [0.98, 0.8, -50],
    [0.1, -0.02, 150],
    [0.9, -0.02, -150],
  ]
  return spots
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        leafBlade(stage, mix(tone, colors.far, random.range(0, 0.5))),
        x * width,
        y * height,
        height / 520,
        turn + random.range(-16, 16),
      ),
    )
    .join('')
}

/** Backdrop layer of the jungle scenes: ruin. */
export function ruin(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const x = width * random.range(0.2, 0.8)
  return (
    sky(stage) +
    orb(stage, x, height * 0.28, height * 0.12, colors.light) +
    rays(paint, random, x, height * 0.28, width, colors.light, 0.4) +
    clouds(stage, 3, 0, height * 0.3, 0.4) +
    stepTemple(stage, width * random.range(0.3, 0.7), height * 0.72, height * 0.4) +
    fill(
      hills(stage, height * 0.72, height * 0.08),
      depthFill(stage, mix(colors.far, colors.near, 0.5), colors.near),
    ) +
    foliage(stage)
  )
}

/** Backdrop layer of the jungle scenes: canopy. */
export function canopy(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const trunk = (x: number, size: number) =>
    fill(
      `M${x} -5Q${x + size * 0.3} ${height * 0.5} ${x - size * 0.4} ${height * 0.85}H` +
        `${x + size * 1.6}Q${x + size * 0.8} ${height * 0.5} ${x + size} -5Z`,
      paint.linear([darken(colors.far, 0.5), colors.far, darken(colors.near, 0.5)], [0, 0, 1, 0]),
    )
  return (
    sky(stage) +
    shafts(paint, random, width, height, colors.light, 0.5) +
    [0.06, 0.24, 0.7, 0.88].map((x) => trunk(x * width, width * random.range(0.05, 0.1))).join('') +
    fill(
      hills(stage, height * 0.72, height * 0.08),
      depthFill(stage, mix(colors.far, colors.near, 0.3), colors.near),
    ) +
    foliage(stage)
  )
}
