import { darken, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import type { Point } from '../../shapes.ts'
import { box, pointsOf, poly, smooth } from '../../shapes.ts'
import { solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

function tower(x: number, y: number, width: number, tall: number): string {
  const half = width / 2
  return poly([
    [x - half, y],
    [x - half, y - tall],
    [x - half * 1.3, y - tall - 4],
    [x - half * 1.3, y - tall - 10],
    [x, y - tall - 10 - width * 1.7],
    [x + half * 1.3, y - tall - 10],
    [x + half * 1.3, y - tall - 4],
    [x + half, y - tall],
    [x + half, y],
  ])
}

const towers = [
  [-62, 20, 22, 40],
  [-38, 24, 26, 72],
  [-6, 28, 34, 96],
  [26, 26, 24, 62],
  [50, 22, 20, 84],
  [70, 24, 18, 36],
]

const windows = pointsOf('-38,-30 -38,-8 -6,-50 -6,-24 -12,-2 2,-2 26,-20 50,-44 50,-16 -62,-4 70,2')

export /** Castle with lit windows on a rock; fills -100..100. */
function castle(stage: Stage, tone = stage.palette.near): string {
  const { paint } = stage
  const stone = paint.linear([mix(tone, stage.palette.light, 0.5), tone, darken(tone, 0.6)])
  const rock: Point[] = pointsOf('-98,100 -84,52 -70,22 -30,14 0,22 40,14 76,22 88,60 98,100')
  const lit = windows
    .map(([x = 0, y = 0]) => `M${x - 3.6} ${y + 8}V${y}a3.6 3.6 0 0 1 7.2 0V${y + 8}Z`)
    .join('')
  const body = towers
    .map(([x = 0, y = 0, w = 0, h = 0]) =>
      solid(paint, tower(x, y, w, h), {
        fill: stone,
        bevel: 3,
        outlineWidth: 3,
        rim: stage.palette.light,
        rimOpacity: 0.7,
      }),
    )
    .join('')
  return (
    solid(paint, smooth(rock), { fill: stone, bevel: 4, outlineWidth: 3, rim: stage.palette.light }) +
    body +
    fill(box(-58, -6, 116, 34), stone) +
    windows.map(([x = 0, y = 0]) => glow(paint, x, y + 4, 15, '#ffb03a', 0.6)).join('') +
    fill(lit, '#ffe58a')
  )
}
