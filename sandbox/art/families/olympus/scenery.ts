import { mix } from '../../color.ts'
import { glow, rays } from '../../light.ts'
import { box, num, place } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { cloud, clouds, depthFill, fill, orb, ridge, sky } from '../../terrain.ts'

function pillar(stage: Stage, x: number, top: number, bottom: number, size: number): string {
  const marble = stage.paint.linear(
    [
      mix('#fff', stage.palette.far, 0.6),
      '#ffffff',
      mix('#fff', stage.palette.light, 0.6),
      mix('#fff', stage.palette.far, 0.8),
    ],
    [0, 0, 1, 0],
  )
  const flutes = [-0.28, -0.1, 0.1, 0.28]
    .map((part) => `M${num(x + part * size)} ${num(top)}V${num(bottom)}`)
    .join('')
  return (
    fill(box(x - size * 0.42, top, size * 0.84, bottom - top), marble) +
    `<path d="${flutes}" stroke="${stage.palette.far}" stroke-width="` +
    `${num(size * 0.06)}" stroke-opacity=".5"/>` +
    fill(
      box(x - size * 0.6, top - size * 0.2, size * 1.2, size * 0.3, 4) +
        box(x - size * 0.6, bottom - size * 0.15, size * 1.2, size * 0.3, 4),
      marble,
    )
  )
}

/** Backdrop layer of the olympus scenes: heavens. */
export function heavens(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const bank = (y: number, opacity: number) =>
    [0, 0.25, 0.5, 0.75, 1]
      .map((x) =>
        fill(
          cloud(stage, x * width, y, height * 0.26),
          paint.linear([
            ['#fff', opacity],
            [mix(colors.light, colors.far, 0.4), opacity * 0.8],
          ]),
        ),
      )
      .join('')
  return (
    sky(stage) +
    orb(stage, width / 2, height * 0.3, height * 0.12, colors.light) +
    rays(paint, random, width / 2, height * 0.3, width, colors.light, 0.6, 18) +
    clouds(stage, 4, 0, height * 0.4, 0.6) +
    fill(
      ridge(stage, height * 0.7, height * 0.3, 4),
      depthFill(stage, mix(colors.far, colors.light, 0.3), colors.sky[2]),
      0.7,
    ) +
    pillar(stage, width * 0.07, height * 0.08, height * 0.8, width * 0.11) +
    pillar(stage, width * 0.93, height * 0.08, height * 0.8, width * 0.11) +
    bank(height * 0.8, 0.8)
  )
}

/** Backdrop layer of the olympus scenes: storm. */
export function storm(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const fork = (x: number, scale: number, turn: number) =>
    place(
      `<path d="M0 -100L-14 -40L10 -44L-10 10L12 6L-6 80" fill="none" stroke="` +
        `${colors.light}" stroke-opacity=".35" stroke-width="14"/><path d="M0 -100L-14` +
        ` -40L10 -44L-10 10L12 6L-6 80" fill="none" stroke="#fff" stroke-width="4"/>`,
      x,
      height * 0.25,
      scale,
      turn,
    )
  return (
    sky(stage) +
    glow(paint, width / 2, height * 0.35, width * 0.6, colors.light, 0.7) +
    fork(width * 0.16, height / 320, 10) +
    fork(width * 0.86, height / 340, -14) +
    clouds(stage, 6, 0, height * 0.3, 0.5) +
    fill(ridge(stage, height * 0.72, height * 0.26, 5), depthFill(stage, colors.far, colors.near)) +
    rays(paint, random, width / 2, height * 0.36, width * 0.8, colors.light, 0.3)
  )
}
