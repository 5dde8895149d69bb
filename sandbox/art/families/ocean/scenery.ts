import { lighten, mix } from '../../color.ts'
import { shafts, specks } from '../../light.ts'
import { num, place } from '../../shapes.ts'
import { cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { depthFill, fill, hills, sky } from '../../terrain.ts'

function bubbles(stage: Stage): string {
  const { paint, random, width, height } = stage
  const skin = paint.radial([
    ['#fff', 0.05],
    ['#bff', 0.12, 0.7],
    ['#fff', 0.75, 1],
  ])
  return Array.from({ length: 16 }, () => {
    const [x, y, r] = [random.next() * width, random.next() * height * 0.8, random.range(3, 16)]
    return (
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${skin}"/><circle cx="` +
      `${num(x - r * 0.35)}" cy="${num(y - r * 0.4)}" r="${num(r * 0.2)}" fill="#fff"/>`
    )
  }).join('')
}

function weed(stage: Stage, x: number, y: number, tall: number, tone: string): string {
  const sway = stage.random.range(-30, 30)
  return (
    `<path d="M${num(x)} ${num(y)}C${num(x + sway)} ${num(y - tall * 0.4)} ` +
    `${num(x - sway)} ${num(y - tall * 0.6)} ${num(x + sway * 0.6)} ${num(y - tall)}"` +
    ` fill="none" stroke="${tone}" stroke-width="${num(tall * 0.07)}"` +
    ` stroke-linecap="round"/>`
  )
}

function coral(x: number, y: number, scale: number, tone: string): string {
  const d =
    'M0 60V10M0 30C-30 20 -36 -6 -34 -34M0 14C24 6 34 -14 32 -44M-28 6C-46 0 -54 -14 ' +
    '-54 -28M26 -8C44 -12 52 -24 54 -40M0 14V-50'
  return place(cord(d, 13, tone, lighten(tone, 0.7)), x, y, scale)
}

/** Backdrop layer of the ocean scenes: reef. */
export function reef(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const weeds = Array.from({ length: 12 }, () =>
    weed(
      stage,
      random.pick([random.range(-0.02, 0.28), random.range(0.72, 1.02)]) * width,
      height * 0.86,
      random.range(0.2, 0.5) * height,
      mix(colors.near, colors.accent, random.range(0.1, 0.4)),
    ),
  )
  return (
    sky(stage) +
    shafts(paint, random, width, height, '#e8ffff', 0.45) +
    fill(hills(stage, height * 0.68, height * 0.2, 5), depthFill(stage, colors.far, colors.sky[2]), 0.7) +
    weeds.join('') +
    fill(
      hills(stage, height * 0.78, height * 0.1, 4),
      depthFill(stage, mix(colors.far, colors.light, 0.3), colors.near),
    ) +
    coral(width * 0.1, height * 0.68, height / 500, random.pick(['#ff5a7a', '#ff9a3a', '#c85aff'])) +
    coral(width * 0.92, height * 0.7, height / 560, random.pick(['#ff7a4a', '#ff4aa0', '#ffd24a'])) +
    bubbles(stage)
  )
}

/** Backdrop layer of the ocean scenes: abyss. */
export function abyss(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    shafts(paint, random, width, height, colors.light, 0.5) +
    specks(random, width, height, colors.accent, 60, 2.2, 0.6) +
    fill(hills(stage, height * 0.7, height * 0.3, 3), depthFill(stage, colors.far, colors.near), 0.8) +
    bubbles(stage)
  )
}
