import { mix } from './color.ts'
import type { Point } from './shapes.ts'
import { num, oval, poly, smooth } from './shapes.ts'
import type { Stage } from './stage.ts'

/** Sky from top to horizon over the whole picture. */
export function sky({ paint, palette, width, height }: Stage): string {
  const [top, middle, low] = palette.sky
  const fill = paint.linear([
    [top, 1, 0],
    [middle, 1, 0.42],
    [low, 1, 0.78],
    [palette.near, 1, 1],
  ])
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

function closeBelow(d: string, stage: Stage): string {
  return `${d}L${stage.width + 20} ${stage.height + 20}L-20 ${stage.height + 20}Z`
}

/** Fill that goes from a colour at the top of a shape into the haze or the dark below it. */
export function depthFill(stage: Stage, top: string, bottom: string): string {
  return stage.paint.linear([
    [top, 1, 0],
    [mix(top, bottom, 0.55), 1, 0.35],
    [bottom, 1, 1],
  ])
}

/** Jagged mountain range; returns path data. */
export function ridge(stage: Stage, y: number, rise: number, peaks = 5): string {
  const { random, width } = stage
  const step = (width + 40) / (peaks * 2)
  const points: Point[] = []
  for (let index = 0; index <= peaks * 2; index += 1) {
    const high = index % 2 === 1
    const lift = high ? random.range(0.6, 1) * rise : random.range(0, 0.3) * rise
    points.push([-20 + index * step + random.range(-0.3, 0.3) * step, y - lift])
    if (index < peaks * 2) {
      const next = high ? random.range(0.25, 0.5) : random.range(0.4, 0.65)
      points.push([-20 + (index + 0.5) * step, y - next * rise])
    }
  }
  points[0] = [-20, y]
  return closeBelow(poly(points, false), stage)
}

/** Rolling ground; returns path data. */
export function hills(stage: Stage, y: number, rise: number, waves = 4): string {
  const { random, width } = stage
  const points = Array.from(
    { length: waves + 1 },
    (_, index): Point => [-20 + (index / waves) * (width + 40), y - random.range(0, 1) * rise],
  )
  return closeBelow(smooth(points, false), stage)
}

/** Row of fir trees with uneven heights; returns path data. */
export function firs(stage: Stage, y: number, size: number, gap = 0.42): string {
  const { random, width } = stage
  let d = ''
  for (let x = -size * 0.3; x < width + size * 0.3; x += size * gap * random.range(0.6, 1.4)) {
    const tall = size * random.range(0.6, 1.15)
    const wide = tall * 0.24
    const tiers: Point[] = [[x, y - tall]]
    for (let tier = 1; tier <= 4; tier += 1) {
      const reach = wide * (0.3 + tier * 0.19)
      tiers.push(
        [x + reach, y - tall * (1 - tier * 0.235)],
        [x + reach * 0.55, y - tall * (1.02 - tier * 0.235)],
      )
    }
    const left = tiers
      .slice(1)
      .map(([px, py]): Point => [2 * x - px, py])
      .reverse()
    d += poly([...tiers, [x + wide * 0.2, y + 4], [x - wide * 0.2, y + 4], ...left])
  }
  return `${d}M-20 ${num(y)}H${width + 20}V${stage.height + 20}H-20Z`
}

/** Soft cloud bank made of discs; returns path data. */
export function cloud(stage: Stage, x: number, y: number, size: number): string {
  const { random } = stage
  const count = 6
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1) - 0.5
    const radius = size * (0.3 - Math.abs(along) * 0.28) * random.range(0.8, 1.2)
    return oval(x + along * size * 1.7, y - radius * 0.35, radius * 1.3, radius)
  }).join('')
}

/** Several banks of clouds over the sky, lit from above. */
export function clouds(stage: Stage, count: number, top: number, bottom: number, opacity = 0.5): string {
  const { random, width, paint, palette } = stage
  const fill = paint.linear([
    [palette.light, opacity],
    [palette.sky[1], opacity * 0.2],
  ])
  return Array.from({ length: count }, () => {
    const x = random.next() * width
    const d = cloud(stage, x, random.range(top, bottom), random.range(0.16, 0.34) * width)
    return `<path d="${d}" fill="${fill}"/>`
  }).join('')
}

/** Sun or moon with halo. */
export function orb(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  tone: string,
  core = '#fffbe8',
): string {
  const { paint } = stage
  const halo = paint.radial([
    [tone, 0.85, 0],
    [tone, 0.4, 0.42],
    [tone, 0, 1],
  ])
  const disc = paint.radial(
    [
      [core, 1, 0],
      [core, 1, 0.55],
      [mix(core, tone, 0.75), 1, 1],
    ],
    { cx: 0.45, cy: 0.42 },
  )
  const at = `cx="${num(x)}" cy="${num(y)}"`
  return (
    `<circle ${at} r="${num(radius * 2.8)}" fill="${halo}"/><circle ${at} r="` +
    `${num(radius)}" fill="${disc}"/>`
  )
}

/** Moon with craters. */
export function moon(stage: Stage, x: number, y: number, radius: number): string {
  const { palette } = stage
  const pits = [
    [-0.35, -0.2, 0.2],
    [0.25, -0.42, 0.13],
    [0.3, 0.3, 0.24],
    [-0.2, 0.42, 0.12],
    [0.02, 0.02, 0.1],
  ]
  const d = pits.map(([px = 0, py = 0, r = 0]) => oval(x + px * radius, y + py * radius, r * radius)).join('')
  const body = orb(stage, x, y, radius, palette.light, mix('#fffdf0', palette.light, 0.18))
  return `${body}<path d="${d}" fill="${mix(palette.light, palette.sky[0], 0.5)}" fill-opacity=".3"/>`
}

/** Rippled water or sand lines across the lower part. */
export function ripples(stage: Stage, y: number, color: string, count = 12, opacity = 0.35): string {
  const { random, width, height } = stage
  const d = Array.from({ length: count }, (_, index) => {
    const level = y + ((index + random.next()) / count) ** 1.4 * (height - y)
    const half = random.range(0.04, 0.16) * width
    const thick = 1 + ((level - y) / (height - y)) * 3
    return oval(random.next() * width, level, half, thick)
  })
  return `<path d="${d.join('')}" fill="${color}" fill-opacity="${opacity}"/>`
}

/** Filled path. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`
}
