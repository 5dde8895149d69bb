import { darken, lighten, mix } from '../color.ts'
import { glow, sparkle } from '../light.ts'
import type { Paint } from '../paint.ts'
import type { Point } from '../shapes.ts'
import { place, pointsOf, poly, ring } from '../shapes.ts'
import { cast } from '../solid.ts'
import type { Stage } from '../stage.ts'

/** Colours of cut stones. */
export const gemColors = [
  '#ff2f55',
  '#22b8ff',
  '#2fe07a',
  '#c04cff',
  '#ffb31f',
  '#ff7a2f',
  '#33e6d8',
  '#ff5fc4',
]

function facets(
  paint: Paint,
  shapes: readonly (readonly Point[])[],
  color: string,
  tones: readonly number[],
): string {
  return shapes
    .map((points, index) => {
      const tone = tones[index % tones.length] ?? 0
      const base = tone >= 0 ? lighten(color, tone) : darken(color, -tone)
      const fill = paint.linear([lighten(base, 0.18), base, darken(base, 0.22)], [0, 0, 1, 1])
      return `<path d="${poly(points)}" fill="${fill}" stroke="#fff" stroke-opacity=".28" stroke-width="1"/>`
    })
    .join('')
}

/** Brilliant seen from the side; fills -95..95. */
export function brilliant({ paint }: Stage, color: string): string {
  const top: Point[] = pointsOf('-56,-62 -19,-62 19,-62 56,-62')
  const belt: Point[] = pointsOf('-95,-20 -58,-20 0,-20 58,-20 95,-20')
  const tip: Point = [0, 92]
  const [t0, t1, t2, t3] = top as [Point, Point, Point, Point]
  const [b0, b1, b2, b3, b4] = belt as [Point, Point, Point, Point, Point]
  const crown = [
    [t0, b0, b1],
    [t0, t1, b1],
    [t1, b2, b1],
    [t1, t2, b2],
    [t2, b3, b2],
    [t2, t3, b3],
    [t3, b4, b3],
  ]
  const pavilion = [
    [b0, b1, tip],
    [b1, [-20, -20], tip],
    [[-20, -20], b2, tip],
    [b2, [20, -20], tip],
    [[20, -20], b3, tip],
    [b3, b4, tip],
  ] as Point[][]
  const outline = poly([t0, t3, b4, tip, b0])
  return (
    cast(paint, outline, color, 0, 9) +
    facets(
      paint,
      [...crown, ...pavilion],
      color,
      [0.3, 0.72, 0.12, 0.85, 0.05, 0.5, -0.25, -0.1, 0.35, -0.2, 0.18, -0.35, -0.5],
    ) +
    sparkle(paint, -46, -44, 22) +
    sparkle(paint, 62, -8, 12)
  )
}

/** Cut stone seen from above with a flat table; sides from 4 to 12. */
export function cutStone({ paint }: Stage, color: string, sides = 8, stretch = 1): string {
  const at = (radius: number, turn = 0.5) =>
    ring(sides, radius, 0, 0, turn).map(([x, y]): Point => [x, y * stretch])
  const outer = at(92)
  const inner = at(54)
  const sidesOf = outer.map((point, index): Point[] => {
    const next = (index + 1) % sides
    return [point, outer[next] as Point, inner[next] as Point, inner[index] as Point]
  })
  const tones = sidesOf.map((_, index) => Math.cos(((index + 1) / sides) * Math.PI * 2 + 0.7) * 0.55)
  const table = poly(inner)
  return (
    cast(paint, poly(outer), color, 0, 9) +
    facets(paint, sidesOf, color, tones) +
    `<path d="${table}" fill="` +
    `${paint.linear([lighten(color, 0.75), color, darken(color, 0.4), lighten(color, 0.2)], [0, 0, 1, 1])}` +
    `"
 stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>` +
    sparkle(paint, -40, -46 * stretch, 24) +
    sparkle(paint, 44, 40 * stretch, 12)
  )
}

const shardSpots = [
  [-58, 58, 0.62, -30],
  [58, 58, 0.62, 30],
  [-30, 40, 0.85, -15],
  [32, 40, 0.8, 14],
  [0, 30, 1.05, 0],
]
const shardFaces = [
  '-26,-60 -6,-110 -8,60 -26,60',
  '-6,-110 12,-70 10,60 -8,60',
  '-6,-110 26,-78 26,60 10,60 12,-70',
]

/** Cluster of tall crystal shards that grow from one foot. */
export function crystalCluster({ paint, random }: Stage, color: string): string {
  const edge = poly(pointsOf('-26,-60 -6,-110 26,-78 26,60 -26,60'))
  const shards = shardSpots.map(([x = 0, y = 0, size = 1, turn = 0]) => {
    const tone = mix(color, random.pick(gemColors), 0.12)
    const sides = facets(paint, shardFaces.map(pointsOf), tone, [0.15, 0.7, -0.4])
    return place(cast(paint, edge, tone, 0, 8) + sides, x, y, size, turn)
  })
  return glow(paint, 0, 0, 110, color, 0.7) + shards.join('')
}

/** Stone of one colour in a cut chosen by the seed. */
export function anyGem(stage: Stage, color = stage.random.pick(gemColors)): string {
  const cut = stage.random.int(5)
  if (cut === 0) return brilliant(stage, color)
  if (cut === 1) return cutStone(stage, color, 6)
  if (cut === 2) return cutStone(stage, color, 10)
  if (cut === 3) return place(cutStone(stage, color, 4, 1.1), 0, 0, 1, 0)
  return cutStone(stage, color, 8, 1.12)
}
