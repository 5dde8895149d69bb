import type { Point } from '../../shapes.ts'
import { mirrored, pointsOf, poly } from '../../shapes.ts'
import { cast, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import type { Fur } from './parts.ts'
import { facet, snout } from './parts.ts'

/** Figure of the carpathian scenes: wolf; drawn round the origin in the hero box. */
export function wolf(stage: Stage): string {
  const { paint, random } = stage
  const fur: Fur = random.pick([
    { back: '#4a5a72', face: '#8fa2ba', pale: '#f0f5fa', eye: '#ffd21f' },
    { back: '#2a2a3a', face: '#5a5a72', pale: '#c8ccdc', eye: '#5ae8ff' },
    { back: '#6a4428', face: '#b88452', pale: '#ffeed2', eye: '#ffb41f' },
    { back: '#8a9ab4', face: '#d8e4f0', pale: '#ffffff', eye: '#3ad0ff' },
  ])
  const outline = mirrored(
    pointsOf('0,-52 30,-66 62,-104 78,-50 76,-22 98,14 78,18 86,48 60,44 50,74 28,88 0,102'),
  )
  const parts: [Point[], string, number][] = [
    [pointsOf('0,-52 30,-66 76,-22 40,-30 0,-20'), fur.back, 0.05],
    [pointsOf('30,-66 62,-104 78,-50 76,-22'), fur.back, -0.1],
    [pointsOf('40,-62 60,-90 68,-50 60,-36'), '#c88a8a', -0.25],
    [pointsOf('76,-22 98,14 78,18 48,4'), fur.face, -0.05],
    [pointsOf('78,18 86,48 60,44 48,4'), fur.pale, -0.1],
    [pointsOf('60,44 50,74 28,88 24,40 48,4'), fur.pale, 0],
    [pointsOf('0,-20 40,-30 76,-22 48,4 24,10 12,-4'), fur.face, 0.1],
    [pointsOf('0,-50 12,-36 12,-4 0,30'), fur.face, 0.45],
    [pointsOf('12,-4 24,10 24,40 18,46 0,46 0,20'), fur.pale, 0.05],
    [pointsOf('24,40 28,88 0,102 0,46 18,46'), fur.pale, -0.12],
  ]
  return (
    cast(paint, poly(outline), fur.face, 0, 12) +
    parts.map(([points, color, tone]) => facet(stage, points, color, tone)).join('') +
    snout(stage, fur) +
    solid(paint, poly(outline), {
      fill: 'none',
      outlineWidth: 0,
      bevel: 5,
      shade: 0.3,
      rim: stage.palette.light,
    })
  )
}
