import type { Point } from '../../shapes.ts'
import { evenly, mirrored, oval, pointsOf, poly } from '../../shapes.ts'
import { ball, cast, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import type { Fur } from './parts.ts'
import { facet, snout } from './parts.ts'

const furs: readonly Fur[] = [
  { back: '#6a3a18', face: '#9a6030', pale: '#f0d2a4', eye: '#ffb83a' },
  { back: '#3a2620', face: '#664636', pale: '#dcc0a0', eye: '#ff9a2a' },
  { back: '#8a94a8', face: '#dfe6f0', pale: '#ffffff', eye: '#5ad0ff' },
]

/** Figure of the carpathian scenes: bear; drawn round the origin in the hero box. */
export function bear(stage: Stage): string {
  const { paint, random } = stage
  const fur = random.pick(furs)
  const outline = poly(
    mirrored(pointsOf('0,-78 34,-76 50,-96 82,-94 94,-68 80,-42 88,-8 98,20 82,28 84,54 58,66 40,92 0,104')),
  )
  const parts: [Point[], string, number][] = [
    [pointsOf('0,-78 34,-76 62,-50 40,-28 0,-24'), fur.back, 0.12],
    [pointsOf('34,-76 50,-96 82,-94 94,-68 80,-42 62,-50'), fur.back, 0],
    [pointsOf('62,-50 80,-42 88,-8 60,2 40,-28'), fur.back, -0.12],
    [pointsOf('88,-8 98,20 82,28 60,2'), fur.face, -0.2],
    [pointsOf('82,28 84,54 58,66 44,34 60,2'), fur.face, -0.08],
    [pointsOf('58,66 40,92 0,104 0,84 30,76 44,34'), fur.back, 0.05],
    [pointsOf('0,-24 40,-28 60,2 44,34 26,14 12,6 0,14'), fur.face, 0.1],
    [pointsOf('0,-78 14,-56 12,6 0,14'), fur.face, 0.28],
  ]
  const ears = [-1, 1].map((side) => cast(paint, oval(side * 70, -72, 13), '#3a1e14', 0, 0)).join('')
  const muzzle = { fill: ball(paint, fur.pale, '#fffaf0'), bevel: 4, outlineWidth: 3, outline: '#4a2c16' }
  return (
    cast(paint, outline, fur.face, 0, 12) +
    parts.map(([points, color, tone]) => facet(stage, points, color, tone)).join('') +
    ears +
    solid(paint, evenly('0,14 26,20 42,48 30,82 0,92'), muzzle) +
    snout(stage, fur) +
    solid(paint, outline, { fill: 'none', outlineWidth: 0, bevel: 5, shade: 0.3, rim: stage.palette.light })
  )
}
