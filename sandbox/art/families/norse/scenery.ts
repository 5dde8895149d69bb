import { darken, mix } from '../../color.ts'
import { specks } from '../../light.ts'
import { num } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { depthFill, fill, firs, moon, ridge, ripples, sky } from '../../terrain.ts'

/** Backdrop layer of the norse scenes: aurora. */
export function aurora(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const veil = (y: number, tone: string) => {
    const lift = random.range(-0.1, 0.1) * height
    const d =
      `M-10 ${num(y)}C${num(width * 0.3)} ${num(y - 70 + lift)} ${num(width * 0.6)} ` +
      `${num(y + 80)} ${width + 10} ${num(y - 30)}V${num(y - height * 0.35)}C` +
      `${num(width * 0.6)} ${num(y - height * 0.2)} ${num(width * 0.3)} ` +
      `${num(y - height * 0.42)} -10 ${num(y - height * 0.3)}Z`
    return fill(
      d,
      paint.linear([
        [tone, 0],
        [tone, 0.2],
        [tone, 0.75],
        [tone, 0],
      ]),
    )
  }
  const far = depthFill(stage, mix(colors.light, colors.far, 0.35), colors.sky[2])
  return (
    sky(stage) +
    specks(random, width, height * 0.5, '#fff', 50, 1.6) +
    veil(height * 0.42, colors.accent) +
    veil(height * 0.3, colors.light) +
    fill(ridge(stage, height * 0.66, height * 0.3, 4), far) +
    fill(ridge(stage, height * 0.72, height * 0.2, 5), depthFill(stage, colors.far, colors.near)) +
    fill(firs(stage, height * 0.76, height * 0.16), darken(colors.near, 0.3))
  )
}

/** Backdrop layer of the norse scenes: fjord. */
export function fjord(stage: Stage): string {
  const { palette: colors, random, width, height } = stage
  const peaks = ridge(stage, height * 0.6, height * 0.34, 3)
  return (
    sky(stage) +
    moon(stage, width * random.range(0.2, 0.8), height * 0.22, height * 0.13) +
    fill(peaks, depthFill(stage, '#f2fbff', colors.far)) +
    fill(ridge(stage, height * 0.63, height * 0.14, 6), depthFill(stage, colors.far, colors.near)) +
    fill(
      `M-5 ${height * 0.63}H${width + 5}V${height + 5}H-5Z`,
      stage.paint.linear([mix(colors.light, colors.far, 0.5), colors.near]),
    ) +
    ripples(stage, height * 0.65, colors.light, 18)
  )
}

/** Backdrop layer of the norse scenes: snowfall. */
export function snowfall(stage: Stage): string {
  return specks(stage.random, stage.width, stage.height * 0.85, '#fff', 46, 3.2, 0.75)
}
