import { glow } from '../../light.ts'
import { evenly, place, pointsOf, poly, star } from '../../shapes.ts'
import { cast, cord } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the carpathian scenes: stag; drawn round the origin in the hero box. */
export function stag(stage: Stage): string {
  const { paint } = stage
  const antler =
    'M18 -36C30 -60 60 -58 76 -100M40 -56C50 -74 46 -84 44 -104M62 -72C76 -74 88 -78 ' +
    '98 -90M26 -48C24 -66 22 -74 16 -84'
  const bone = (side: number) =>
    `<g transform="scale(${side} 1)">${cord(antler, 9, '#d8b078', '#fff6dc')}</g>`
  const head = evenly('0,-44 24,-40 36,-14 24,30 18,74 0,86')
  const ear = poly(pointsOf('28,-26 66,-42 78,-26 50,-8 32,-8'))
  const eye = (side: number) =>
    `<path d="M${side * 16} -4Q${side * 24} -16 ${side * 31} -4Q${side * 24} 4 ` +
    `${side * 16} -4Z" fill="#140a08"/><circle cx="${side * 23}" cy="-8" r="2.4"` +
    ` fill="#fff"/>`
  const chest = evenly('0,40 28,44 66,92 40,104 0,108')
  const brown = paint.linear(['#e8b07a', '#a8683a', '#5a3018'], [0, 0, 0.6, 1])
  return (
    bone(-1) +
    bone(1) +
    cast(paint, chest, brown, 5) +
    cast(paint, ear, brown, 3) +
    `<g transform="scale(-1 1)">${cast(paint, ear, brown, 3)}</g>` +
    cast(paint, head, brown, 7) +
    fill(evenly('0,34 14,44 13,74 0,80'), '#f6dcb4', 0.8) +
    eye(-1) +
    eye(1) +
    cast(paint, 'M-13 62Q0 54 13 62Q8 76 0 77Q-8 76 -13 62Z', '#2a1814', 2, 2) +
    place(glow(paint, 0, 0, 34, '#fff0a0', 0.8) + fill(poly(star(8, 20, 8)), '#fff3b8'), 0, -62)
  )
}
