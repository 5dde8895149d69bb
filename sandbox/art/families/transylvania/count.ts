import { glow } from '../../light.ts'
import { evenly, oval, pointsOf, poly } from '../../shapes.ts'
import { ball, cast, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

const hair =
  'M-52 -20C-60 -86 -26 -102 0 -102C26 -102 60 -86 52 -20C46 -36 44 -56 26 -66C16 ' +
  '-70 6 -60 0 -46C-6 -60 -16 -70 -26 -66C-44 -56 -46 -36 -52 -20Z'

const mouth =
  '<path d="M-17 16Q0 24 17 16Q8 28 0 27Q-8 28 -17 16Z" fill="#7a0a18"/>' +
  '<path d="M-11 18L-7 31L-3 20ZM11 18L7 31L3 20Z" fill="#fff"/>'

/** Figure of the transylvania scenes: count; drawn round the origin in the hero box. */
export function count(stage: Stage): string {
  const { paint, random } = stage
  const skin = paint.linear(['#8f9ab8', '#f4f2fa', '#cfcfe2', '#7a7f9e'], [0, 0, 1, 0.2])
  const cape = evenly('0,20 30,-8 62,-60 92,-72 84,0 98,100 0,108')
  const lining = evenly('0,40 30,14 58,-36 78,-52 70,10 44,104 0,110')
  const head = evenly('0,-78 34,-70 46,-34 38,4 20,32 0,42')
  const eye = (side: number) =>
    `${glow(paint, side * 18, -18, 17, '#ff2a2a', 0.8)}<path d="M${side * 6} -13L` +
    `${side * 30} -24Q${side * 30} -10 ${side * 18} -10Z" fill="#fff2d8"/><circle cx="` +
    `${side * 19}" cy="-16" r="5" fill="#d0101c"/><path d="M${side * 3} -20L` +
    `${side * 34} -36" stroke="#14101c" stroke-width="7" stroke-linecap="round"/>`
  const stone = ball(paint, random.pick(['#e0122e', '#18b86a', '#2a7af0']))
  const medal =
    `${cast(paint, oval(0, 72, 13), stone, 3)}` +
    `<path d="${oval(0, 72, 16)}" fill="none" stroke="#f2c04a" stroke-width="5"/>`
  return (
    solid(paint, cape, {
      fill: paint.linear(['#3a2a4a', '#140c1e', '#08040c']),
      bevel: 6,
      rim: stage.palette.light,
    }) +
    cast(paint, lining, paint.linear(['#ff3a4a', '#b00c22', '#4a040f']), 5) +
    cast(paint, 'M-24 40L0 62L24 40L30 106H-30Z', '#f2f0f6', 3) +
    cast(paint, poly(pointsOf('-46,-16 -64,-40 -42,-34')), skin, 2) +
    cast(paint, poly(pointsOf('46,-16 64,-40 42,-34')), skin, 2) +
    cast(paint, head, skin, 6) +
    '<path d="M-4 -14Q-6 4 -9 8Q0 13 9 8" fill="none" stroke="#6a6a8a" stroke-width="3"/>' +
    eye(-1) +
    eye(1) +
    mouth +
    solid(paint, hair, {
      fill: paint.linear(['#5a4a6a', '#1a1222', '#08040c']),
      bevel: 4,
      rim: stage.palette.light,
    }) +
    medal
  )
}
