import { box, evenly, oval, pointsOf } from '../../shapes.ts'
import { ball, cast, metal, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the space scenes: astronaut; drawn round the origin in the hero box. */
export function astronaut(stage: Stage): string {
  const { paint, random } = stage
  const visor = random.pick([
    ['#ffe9a0', '#ff8a2a', '#7a1a5a'],
    ['#c8ffff', '#2a9af0', '#1a1a7a'],
    ['#e8ffc8', '#2ad08a', '#0a3a5a'],
  ])
  const suit = paint.linear(['#ffffff', '#dfe4f0', '#8a92b0'], [0.2, 0, 0.8, 1])
  const glass = evenly('0,-54 40,-46 52,-12 40,22 0,32')
  const stars = pointsOf('-20,-26 14,-34 26,-6 -6,6 -30,0')
    .map(([x = 0, y = 0]) => oval(x, y, 2.4))
    .join('')
  return (
    cast(paint, evenly('0,30 52,34 84,62 92,108 0,112'), suit, 6) +
    cast(paint, box(-34, 62, 68, 38, 8), metal(paint, 'steel'), 3) +
    [-18, 0, 18]
      .map(
        (x, index) =>
          `<circle cx="${x}" cy="80" r="6.5" fill="` +
          `${['#ff4a5a', '#ffd24a', '#4af08a'][index]}" stroke="#160a12" stroke-width="2.5"/>`,
      )
      .join('') +
    cast(paint, oval(0, -14, 78, 70), ball(paint, '#dfe4f2'), 7) +
    [-1, 1].map((side) => cast(paint, oval(side * 76, -8, 15, 24), metal(paint, 'copper'), 3)).join('') +
    solid(paint, glass, {
      fill: paint.linear(visor, [0, 0, 0.8, 1]),
      bevel: 6,
      outlineWidth: 9,
      outline: '#3a4260',
    }) +
    fill(stars, '#fff', 0.9) +
    fill('M-38 -34C-26 -50 -4 -50 6 -48C-14 -40 -28 -26 -34 -6C-42 -14 -42 -26 -38 -34Z', '#fff', 0.7)
  )
}
