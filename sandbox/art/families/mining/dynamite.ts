import { glow } from '../../light.ts'
import { box, oval, place, poly, star } from '../../shapes.ts'
import { cast, cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the mining scenes: dynamite; drawn round the origin in the hero box. */
export function dynamite(stage: Stage): string {
  const { paint } = stage
  const red = paint.linear(['#7a0a10', '#ff6a5a', '#d81a22', '#6a060c'], [0, 0, 1, 0])
  const stick = (x: number, y: number, turn: number) =>
    place(
      cast(paint, box(-21, -70, 42, 140, 6), red, 4) +
        cast(paint, oval(0, -70, 21, 8), '#f0c890', 0, 4) +
        fill(oval(0, -70, 6, 3), '#3a1408'),
      x,
      y,
      1,
      turn,
    )
  const rope = cast(paint, 'M-70 8Q0 26 70 8V34Q0 52 -70 34Z', paint.linear(['#f8dca0', '#b8843a']), 3)
  return (
    cord('M0 -66C0 -96 34 -96 40 -84', 6, '#c8a870', '#fff') +
    stick(-44, 14, -8) +
    stick(44, 14, 8) +
    stick(0, 6, 0) +
    rope +
    glow(paint, 44, -84, 46, '#ff8a1a', 1) +
    fill(poly(star(9, 30, 11, 44, -86)), paint.radial(['#fff', '#fff06a', '#ff7a0a']))
  )
}
