import { darken, lighten } from '../color.ts'
import { glow } from '../light.ts'
import { num } from '../shapes.ts'
import { metal } from '../solid.ts'
import type { Stage } from '../stage.ts'

function panels({ palette: colors, paint, width, height }: Stage): string {
  const count = 9
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${num(((index + 0.12) * width) / count)}" y="` +
      `${num(height * (0.08 + Math.abs(index - 4) * 0.012))}" width="` +
      `${num((width / count) * 0.76)}" height="${num(height * 0.5)}" rx="5" fill="` +
      `${paint.linear([
        [colors.light, 0.05],
        [colors.light, 0.26],
        [colors.accent, 0.08],
      ])}` +
      `"/>`,
  ).join('')
}

function beams({ palette: colors, paint, width, height }: Stage): string {
  return [0.1, 0.36, 0.64, 0.9]
    .map(
      (x) =>
        `<path d="M${num(x * width)} -10L${num(x * width - width * 0.16)} ${height * 0.72}H` +
        `${num(x * width + width * 0.16)}Z" fill="` +
        `${paint.linear([
          [colors.light, 0.42],
          [colors.light, 0],
        ])}` +
        `"/>` +
        glow(paint, x * width, 0, height * 0.12, colors.light, 0.9),
    )
    .join('')
}

/** Dark studio: screens, lamps, a curved light wall and the far edge of a table. */
export function studio(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const wall = paint.linear([
    darken(colors.sky[0], 0.3),
    colors.sky[1],
    colors.sky[2],
    darken(colors.sky[0], 0.4),
  ])
  const bulbs = Array.from(
    { length: 24 },
    (_, index) =>
      `<circle cx="${num(((index + 0.5) / 24) * width)}" cy="` +
      `${num(height * 0.6 - Math.sin(((index + 0.5) / 24) * Math.PI) * height * 0.05)}"` +
      ` r="3.4" fill="${colors.accent}"/>`,
  ).join('')
  const felt =
    `M-20 ${height * 0.72}Q${width / 2} ${height * 0.58} ${width + 20} ${height * 0.72}` +
    `V${height + 20}H-20Z`
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>${panels(stage)}${beams(stage)}` +
    `${bulbs}<path d="${felt}" fill="` +
    `${paint.linear([lighten(colors.near, 0.2), colors.near, darken(colors.near, 0.55)])}` +
    `"/><path d="${felt}" fill="none" stroke="` +
    `${metal(paint, random.pick(['gold', 'copper', 'silver']), false)}"` +
    ` stroke-width="9"/>`
  )
}

/** Close felt with a gold inlaid arc, for tables without a studio. */
export function feltTable(stage: Stage): string {
  const { palette: colors, paint, width, height } = stage
  const felt = paint.radial(
    [
      [lighten(colors.sky[2], 0.15), 1],
      [colors.sky[1], 1, 0.5],
      [colors.sky[0], 1],
    ],
    { cy: 0.36, r: 0.8 },
  )
  const arcs = [0.62, 0.69]
    .map(
      (part) =>
        `<path d="M${-width * 0.1} ${num(height * (part - 0.3))}Q${width / 2} ` +
        `${num(height * (part + 0.24))} ${width * 1.1} ${num(height * (part - 0.3))}"` +
        ` fill="none" stroke="${colors.light}" stroke-opacity=".45" stroke-width="4"/>`,
    )
    .join('')
  const boxes = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map(
      (x) =>
        `<rect x="${num(x * width - 26)}" y="` +
        `${num(height * (0.5 - Math.abs(x - 0.5) * 0.5))}" width="52" height="72" rx="8"` +
        ` fill="none" stroke="${colors.light}" stroke-opacity=".28" stroke-width="3"` +
        ` transform="rotate(${num((0.5 - x) * 50)} ${num(x * width)} ${num(height * 0.5)}` +
        `)"/>`,
    )
    .join('')
  return (
    `<rect width="${width}" height="${height}" fill="${felt}"/>${arcs}${boxes}` +
    glow(paint, width / 2, height * 0.34, height * 0.5, colors.light, 0.35)
  )
}
