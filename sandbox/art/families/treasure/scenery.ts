import { darken, lighten, mix } from '../../color.ts'
import { glow, shafts, specks } from '../../light.ts'
import { coinHeap } from '../../motifs/gold.ts'
import { box, place, poly } from '../../shapes.ts'
import { cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { depthFill, fill, hills, moon, sky } from '../../terrain.ts'

const bindings = ['#8a1f2a', '#1f4a7a', '#2a6a3a', '#8a6a1f', '#5a2a7a']

/** Backdrop layer of the treasure scenes: library. */
export function library(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const spines = (y: number) => {
    let [x, d] = [-4, '']
    while (x < width) {
      const [wide, tall] = [
        random.range(0.018, 0.04) * Math.max(width, height),
        random.range(0.75, 1) * height * 0.15,
      ]
      const tone = mix(random.pick(bindings), colors.near, random.range(0.15, 0.55))
      d +=
        fill(
          box(x, y - tall, wide - 2, tall, 2),
          paint.linear([darken(tone, 0.4), lighten(tone, 0.2), darken(tone, 0.5)], [0, 0, 1, 0]),
        ) + fill(box(x, y - tall * 0.8, wide - 2, 4) + box(x, y - tall * 0.25, wide - 2, 4), '#e8c060', 0.5)
      x += wide
    }
    return (
      d +
      fill(
        box(-5, y, width + 10, height * 0.03),
        paint.linear([lighten(colors.far, 0.3), darken(colors.near, 0.4)]),
      )
    )
  }
  return (
    sky(stage) +
    [0.18, 0.38, 0.58, 0.78].map((part) => spines(height * part)).join('') +
    `<rect width="${width}" height="${height}" fill="${paint.radial(
      [
        [colors.light, 0.5],
        [colors.sky[1], 0.3],
        [colors.dark, 0.75],
      ],
      { cy: 0.4, r: 0.7 },
    )}"/>` +
    shafts(paint, random, width, height, colors.light, 0.4)
  )
}

/** Backdrop layer of the treasure scenes: cave. */
export function cave(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const teeth = (y: number, tall: number, tone: string) =>
    fill(
      poly([
        [-10, -10],
        ...Array.from(
          { length: 15 },
          (_, index) =>
            [
              (index / 14) * width,
              index % 2 ? y + random.range(0.4, 1) * tall : y * random.range(0.6, 1),
            ] as const,
        ),
        [width + 10, -10],
      ]),
      tone,
    )
  const heap =
    place(coinHeap(stage, 40), width * 0.14, height * 0.72, height / 420) +
    place(coinHeap(stage, 40), width * 0.86, height * 0.72, height / 420)
  return (
    sky(stage) +
    glow(paint, width / 2, height * 0.4, width * 0.6, colors.light, 0.7) +
    shafts(paint, random, width, height, colors.light, 0.4) +
    teeth(height * 0.1, height * 0.3, mix(colors.far, colors.sky[1], 0.4)) +
    teeth(height * 0.03, height * 0.22, darken(colors.near, 0.2)) +
    fill(hills(stage, height * 0.72, height * 0.06), depthFill(stage, colors.far, colors.near)) +
    heap
  )
}

/** Backdrop layer of the treasure scenes: shore. */
export function shore(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const palm = (x: number, scale: number, flip: boolean) =>
    place(
      cord('M0 120C-10 60 -2 20 14 -40', 13, '#7a4a20', '#d8a060') +
        [-80, -40, 0, 40, 80, 130]
          .map((turn) =>
            place(
              fill('M0 0C30 -24 70 -22 100 14C66 0 36 6 0 0Z', paint.linear(['#6ac84a', '#14542a'])),
              14,
              -42,
              1,
              turn - 40,
            ),
          )
          .join(''),
      x,
      height * 0.5,
      scale,
      0,
      flip,
    )
  return (
    sky(stage) +
    moon(stage, width * 0.5, height * 0.3, height * 0.18) +
    specks(random, width, height * 0.4, '#fff', 30, 1.6) +
    fill(
      `M-5 ${height * 0.58}H${width + 5}V${height}H-5Z`,
      depthFill(stage, mix(colors.light, colors.far, 0.5), colors.near),
    ) +
    fill(hills(stage, height * 0.72, height * 0.07, 3), depthFill(stage, '#f0d090', colors.near)) +
    palm(width * 0.1, height / 420, false) +
    palm(width * 0.9, height / 480, true)
  )
}
