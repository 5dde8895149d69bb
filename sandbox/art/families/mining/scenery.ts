import { darken, lighten, mix } from '../../color.ts'
import { glow, shafts } from '../../light.ts'
import { crystalCluster, gemColors } from '../../motifs/gems.ts'
import { box, oval, place, poly, star, trapezoid } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { depthFill, fill, hills, sky } from '../../terrain.ts'

function rocks(stage: Stage, inset: number, tone: string): string {
  const { random, width, height } = stage
  const points = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2
    const reach = inset * random.range(0.82, 1.12)
    return [
      width / 2 + Math.cos(angle) * width * reach,
      height * 0.42 + Math.sin(angle) * height * reach,
    ] as const
  })
  return `<path fill-rule="evenodd" d="M-5 -5H${width + 5}V${height + 5}H-5Z${poly(points)}" fill="${tone}"/>`
}

/** Backdrop layer of the mining scenes: tunnel. */
export function tunnel(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const wood = paint.linear(['#8a5426', '#c88a4a', '#4a260e'], [0, 0, 1, 0])
  const post = (x: number) =>
    fill(trapezoid(x, height * 0.8, width * 0.03, height * 0.05, width * 0.024), wood)
  const lampAt = (x: number) =>
    glow(paint, x, height * 0.2, height * 0.2, '#ffc04a', 0.9) + fill(oval(x, height * 0.2, 6, 9), '#fff3b8')
  const gems = Array.from({ length: 8 }, () =>
    place(
      crystalCluster(stage, random.pick(gemColors)),
      random.pick([random.range(0, 0.12), random.range(0.88, 1)]) * width,
      random.range(0.1, 0.7) * height,
      random.range(0.1, 0.22),
      random.range(-60, 60),
    ),
  ).join('')
  return (
    sky(stage) +
    glow(paint, width / 2, height * 0.42, width * 0.55, colors.light, 0.85) +
    rocks(stage, 0.44, mix(colors.far, colors.sky[1], 0.35)) +
    shafts(paint, random, width, height, colors.light, 0.25) +
    post(width * 0.2) +
    post(width * 0.8) +
    fill(
      box(width * 0.1, height * 0.02, width * 0.8, height * 0.06, 4),
      paint.linear(['#c88a4a', '#5a3012']),
    ) +
    lampAt(width * 0.3) +
    lampAt(width * 0.7) +
    rocks(stage, 0.58, depthFill(stage, colors.far, colors.near)) +
    gems +
    fill(
      hills(stage, height * 0.74, height * 0.05, 6),
      depthFill(stage, mix(colors.far, colors.light, 0.25), colors.near),
    )
  )
}

/** Backdrop layer of the mining scenes: quarry. */
export function quarry(stage: Stage): string {
  const { palette: colors, paint, width, height } = stage
  const block = (x: number, y: number, size: number) =>
    fill(
      poly([
        [x - size, y],
        [x - size * 0.8, y - size * 0.7],
        [x - size * 0.1, y - size],
        [x + size * 0.7, y - size * 0.76],
        [x + size, y],
      ]),
      paint.linear([lighten(colors.far, 0.35), colors.far, darken(colors.near, 0.2)], [0, 0, 0.8, 1]),
    )
  return (
    sky(stage) +
    `<path d="${poly(star(18, width * 0.75, width * 0.3, width / 2, height * 0.38))}" fill="${paint.radial([
      ['#fff6c0', 1],
      [colors.light, 0.9, 0.4],
      [colors.accent, 0.4, 0.7],
      [colors.sky[1], 0],
    ])}"/>` +
    [0.02, 0.3, 0.7, 0.98]
      .map((x, index) => block(x * width, height * 0.76, height * (index % 3 ? 0.14 : 0.26)))
      .join('') +
    fill(hills(stage, height * 0.75, height * 0.04, 6), depthFill(stage, colors.far, colors.near))
  )
}
