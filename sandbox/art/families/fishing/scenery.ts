import { darken, mix } from '../../color.ts'
import { rays } from '../../light.ts'
import { num, oval } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { clouds, depthFill, fill, firs, orb, ridge, ripples, sky } from '../../terrain.ts'

function splash(stage: Stage, x: number, y: number, size: number): string {
  const { random, paint } = stage
  const drops = Array.from({ length: 18 }, () => {
    const angle = random.range(-2.7, -0.44)
    const far = random.range(0.3, 1.1) * size
    return oval(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, random.range(2, 7))
  }).join('')
  const crown = Array.from({ length: 9 }, (_, index) => {
    const part = (index - 4) / 4
    const tip = x + part * size * 0.95
    return (
      `M${num(x + part * size * 0.5 - size * 0.09)} ${num(y)}Q` +
      `${num(x + part * size * 0.6)} ${num(y - size * 0.3)} ${num(tip)} ` +
      `${num(y - size * (0.62 - Math.abs(part) * 0.3))}Q${num(x + part * size * 0.8)} ` +
      `${num(y - size * 0.2)} ${num(x + part * size * 0.5 + size * 0.12)} ${num(y)}Z`
    )
  }).join('')
  return (
    fill(
      crown,
      paint.linear([
        ['#fff', 0.95],
        ['#bff0ff', 0.5],
      ]),
    ) +
    fill(drops, '#fff', 0.85) +
    fill(oval(x, y, size * 0.8, size * 0.12), '#fff', 0.5)
  )
}

/** Backdrop layer of the fishing scenes: lake. */
export function lake(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const x = width * random.range(0.2, 0.8)
  return (
    sky(stage) +
    orb(stage, x, height * 0.2, height * 0.09, colors.light) +
    rays(paint, random, x, height * 0.2, width, colors.light, 0.4) +
    clouds(stage, 4, height * 0.05, height * 0.34, 0.75) +
    fill(
      ridge(stage, height * 0.5, height * 0.22, 4),
      depthFill(stage, mix(colors.far, '#fff', 0.4), colors.far),
    ) +
    fill(firs(stage, height * 0.54, height * 0.12), depthFill(stage, colors.near, darken(colors.near, 0.3))) +
    fill(
      `M-5 ${height * 0.53}H${width + 5}V${height + 5}H-5Z`,
      paint.linear([mix(colors.light, colors.accent, 0.6), colors.accent, darken(colors.accent, 0.6)]),
    ) +
    ripples(stage, height * 0.55, '#fff', 26, 0.45) +
    splash(stage, width / 2, height * 0.68, height * 0.34)
  )
}

/** Backdrop layer of the fishing scenes: reeds. */
export function reeds(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const stems = Array.from({ length: 16 }, () => {
    const x = random.pick([random.range(-0.02, 0.22), random.range(0.78, 1.02)]) * width
    const tall = random.range(0.3, 0.6) * height
    const lean = random.range(-18, 18)
    return (
      `<path d="M${num(x)} ${height * 0.84}Q${num(x)} ${num(height * 0.84 - tall * 0.5)} ` +
      `${num(x + lean)} ${num(height * 0.84 - tall)}" stroke="` +
      `${mix('#5a9a2a', colors.near, random.range(0, 0.6))}" stroke-width="5"` +
      ` fill="none"/>` +
      fill(oval(x + lean, height * 0.84 - tall, 6, 20), '#6a3a14')
    )
  }).join('')
  return (
    sky(stage) +
    orb(stage, width / 2, height * 0.36, height * 0.18, colors.light) +
    clouds(stage, 4, 0, height * 0.3, 0.6) +
    fill(ridge(stage, height * 0.56, height * 0.12, 6), depthFill(stage, colors.far, colors.near)) +
    fill(
      `M-5 ${height * 0.56}H${width + 5}V${height + 5}H-5Z`,
      paint.linear([mix(colors.light, colors.accent, 0.5), colors.accent, darken(colors.accent, 0.65)]),
    ) +
    ripples(stage, height * 0.58, colors.light, 24, 0.5) +
    stems +
    splash(stage, width / 2, height * 0.7, height * 0.28)
  )
}
