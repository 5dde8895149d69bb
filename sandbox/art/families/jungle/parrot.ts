import { darken, lighten } from '../../color.ts'
import { oval, place } from '../../shapes.ts'
import { cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

const plumage = [
  ['#e0182a', '#1a5ae0'],
  ['#1a6ae8', '#f2c01a'],
  ['#12a04a', '#e0302a'],
] as const

/** Figure of the jungle scenes: parrot; drawn round the origin in the hero box. */
export function parrot(stage: Stage): string {
  const { paint, random } = stage
  const [body, wing] = random.pick(plumage)
  const shape = (d: string, tone: string, bevel = 5) =>
    cast(paint, d, paint.linear([lighten(tone, 0.45), tone, darken(tone, 0.5)], [0, 0, 0.7, 1]), bevel)
  const feathers = [0, 1, 2, 3]
    .map((index) =>
      place(
        shape('M0 0C30 10 40 50 20 92C2 70 -14 30 0 0Z', index % 2 ? '#f2c01a' : wing, 3),
        -4 - index * 8,
        -10 + index * 10,
        1 - index * 0.08,
        14 + index * 9,
      ),
    )
    .join('')
  return (
    shape('M-14 40C-10 70 -26 92 -40 104C-44 80 -44 60 -34 36Z', wing, 3) +
    shape('M-2 46C2 76 -8 96 -20 108C-28 84 -30 60 -22 40Z', body, 3) +
    shape(
      'M-8 -92C36 -100 54 -66 42 -38C58 0 34 56 -18 58C-52 40 -50 -10 -42 -36C-50 -62 -40 -86 -8 -92Z',
      body,
      7,
    ) +
    feathers +
    cast(paint, oval(-24, -58, 22, 21), '#fff8ec', 2, 3) +
    '<circle cx="-24" cy="-60" r="8" fill="#f2c01a"/>' +
    '<circle cx="-24" cy="-60" r="5" fill="#140a0a"/>' +
    '<circle cx="-26" cy="-63" r="2" fill="#fff"/>' +
    cast(
      paint,
      'M-42 -70C-72 -74 -86 -48 -72 -26C-66 -40 -54 -42 -40 -40Z',
      paint.linear(['#fff0c0', '#d8a03a', '#5a3410']),
      4,
    )
  )
}
