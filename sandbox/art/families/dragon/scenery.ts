import { darken, lighten, mix } from '../../color.ts'
import { bokeh, rays } from '../../light.ts'
import { num, place, poly, trapezoid } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, hills, orb, ridge, sky } from '../../terrain.ts'

function pagoda(stage: Stage, x: number, y: number, size: number, tone: string): string {
  const tiers = [0, 1, 2, 3].map((index) => {
    const half = size * (0.5 - index * 0.09)
    const top = y - index * size * 0.42
    const roof =
      `M${num(x - half * 1.5)} ${num(top - size * 0.2)}Q${num(x - half)} ` +
      `${num(top - size * 0.24)} ${num(x - half * 0.5)} ${num(top - size * 0.4)}H` +
      `${num(x + half * 0.5)}Q${num(x + half)} ${num(top - size * 0.24)} ` +
      `${num(x + half * 1.5)} ${num(top - size * 0.2)}L${num(x + half * 1.3)} ` +
      `${num(top - size * 0.14)}H${num(x - half * 1.3)}Z`
    return (
      fill(trapezoid(x, top, half * 0.8, top - size * 0.2, half * 0.8), darken(tone, 0.3)) +
      fill(roof, stage.paint.linear([lighten(tone, 0.35), tone])) +
      fill(trapezoid(x, top, half * 0.15, top - size * 0.14, half * 0.15), '#ffca5a', 0.9)
    )
  })
  return (
    tiers.join('') +
    fill(
      poly([
        [x - 2, y - size * 1.6],
        [x, y - size * 2],
        [x + 2, y - size * 1.6],
      ]),
      tone,
    )
  )
}

function petals(stage: Stage): string {
  const { random, width, height } = stage
  const d = 'M0 -7C7 -6 8 4 0 8C-8 4 -7 -6 0 -7Z'
  return Array.from({ length: 22 }, () =>
    place(
      fill(d, random.pick(['#ffd0e0', '#ff9ac0', '#fff0f4']), 0.85),
      random.next() * width,
      random.next() * height * 0.8,
      random.range(0.5, 1.3),
      random.range(0, 360),
    ),
  ).join('')
}

/** Backdrop layer of the dragon scenes: temple. */
export function temple(stage: Stage): string {
  const { palette: colors, random, width, height } = stage
  const x = width * random.range(0.3, 0.7)
  return (
    sky(stage) +
    orb(stage, x, height * 0.34, height * 0.22, colors.light, mix(colors.light, '#fff', 0.4)) +
    clouds(stage, 4, height * 0.2, height * 0.5, 0.45) +
    fill(ridge(stage, height * 0.64, height * 0.28, 4), depthFill(stage, colors.far, colors.sky[2])) +
    pagoda(stage, width * 0.14, height * 0.7, height * 0.2, mix(colors.far, '#c0182a', 0.5)) +
    pagoda(stage, width * 0.88, height * 0.7, height * 0.15, mix(colors.far, '#c0182a', 0.4)) +
    fill(hills(stage, height * 0.72, height * 0.06), depthFill(stage, colors.far, colors.near)) +
    petals(stage)
  )
}

/** Backdrop layer of the dragon scenes: silk. */
export function silk(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const size = width / 9
  const scales = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const [x, y] = [(column + (row % 2) / 2 - 0.5) * size, row * size * 0.5 * (height / width) * 1.6]
      return [1, 0.72, 0.44]
        .map(
          (part) =>
            `M${num(x - size * 0.5 * part)} ${num(y)}A${num(size * 0.5 * part)} ` +
            `${num(size * 0.5 * part)} 0 0 1 ${num(x + size * 0.5 * part)} ${num(y)}`,
        )
        .join('')
    }).join(''),
  ).join('')
  return (
    sky(stage) +
    `<path d="${scales}" fill="none" stroke="${colors.light}" stroke-width="2" stroke-opacity=".25"/>` +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.5, 16) +
    bokeh(paint, random, width, height, colors.accent, 12, 0.35)
  )
}
