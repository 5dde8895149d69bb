import { darken, lighten, mix } from '../../color.ts'
import { bokeh, rays } from '../../light.ts'
import { box, oval } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { fill, sky } from '../../terrain.ts'

/** Backdrop layer of the vault scenes: city. */
export function city(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const row = (floor: number, tall: number, tone: string, lit: string) => {
    let [x, walls, panes] = [-10, '', '']
    while (x < width) {
      const [wide, rise] = [random.range(0.06, 0.12) * width, random.range(0.4, 1) * tall]
      walls += box(x, floor - rise, wide - 3, rise + height * 0.4)
      for (let y = floor - rise + 10; y < floor; y += 15)
        for (let pane = x + 7; pane < x + wide - 11; pane += 12)
          if (random.chance(0.45)) panes += box(pane, y, 6, 8)
      x += wide
    }
    return fill(walls, paint.linear([lighten(tone, 0.1), darken(tone, 0.4)])) + fill(panes, lit, 0.8)
  }
  return (
    sky(stage) +
    rays(paint, random, width / 2, height * 0.4, width, colors.light, 0.35) +
    row(
      height * 0.68,
      height * 0.5,
      mix(colors.far, colors.sky[2], 0.4),
      mix(colors.light, colors.far, 0.4),
    ) +
    row(height * 0.76, height * 0.34, colors.far, colors.accent) +
    bokeh(paint, random, width, height, colors.accent, 14, 0.35)
  )
}

/** Backdrop layer of the vault scenes: strongroom. */
export function strongroom(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const size = Math.min(width, height) / 6
  const boxes = Array.from({ length: Math.ceil(width / size) * 5 }, (_, index) => {
    const [x, y] = [
      (index % Math.ceil(width / size)) * size,
      Math.floor(index / Math.ceil(width / size)) * size,
    ]
    return (
      `<path d="${box(x + 3, y + 3, size - 6, size - 6, 5)}" fill="` +
      `${paint.linear([lighten(colors.far, 0.22), colors.far, darken(colors.near, 0.2)], [0, 0, 1, 1])}` +
      `"/><path d="${oval(x + size * 0.5, y + size * 0.42, 6)}" fill="${colors.accent}"` +
      ` fill-opacity=".6"/>`
    )
  }).join('')
  return (
    sky(stage) +
    boxes +
    `<rect width="${width}" height="${height}" fill="${paint.radial(
      [
        [colors.light, 0.6],
        [colors.sky[1], 0.35, 0.5],
        [colors.dark, 0.7],
      ],
      { cy: 0.38, r: 0.7 },
    )}"/>` +
    rays(paint, random, width / 2, height * 0.38, width * 0.8, colors.light, 0.4)
  )
}
