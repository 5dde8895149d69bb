import { darken, lighten, mix } from '../color.ts'
import { oval, pointsOf, poly } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Die with rounded corners in a slanted view. */
export function die({ paint }: Stage, tone: string, faces: readonly [number, number, number]): string {
  const spots: readonly (readonly [number, number])[][] = [
    [[0, 0]],
    [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    [
      [-0.5, -0.5],
      [0, 0],
      [0.5, 0.5],
    ],
    pointsOf('-0.5,-0.5 0.5,-0.5 -0.5,0.5 0.5,0.5'),
    pointsOf('-0.5,-0.5 0.5,-0.5 0,0 -0.5,0.5 0.5,0.5'),
    pointsOf('-0.5,-0.55 0.5,-0.55 -0.5,0 0.5,0 -0.5,0.55 0.5,0.55'),
  ]
  const dark = tone === '#fff8ee' ? '#1a1420' : '#fffaf0'
  const pips = (face: number, matrix: string) =>
    `<g transform="matrix(${matrix})"><path d="` +
    `${(spots[face - 1] ?? []).map(([x, y]) => oval(x * 44, y * 44, 9)).join('')}"` +
    ` fill="${dark}"/></g>`
  const side = (d: string, from: string, to: string) =>
    `<path d="${d}" fill="${paint.linear([from, to])}" stroke="` +
    `${mix(tone, '#fff', 0.4)}" stroke-opacity=".5" stroke-width="3"` +
    ` stroke-linejoin="round"/>`
  const outline = poly(pointsOf('0,-92 80,-48 80,46 0,92 -80,46 -80,-48'))
  return (
    `<path d="${outline}" fill="#160a12" stroke="#160a12" stroke-width="16"` +
    ` stroke-linejoin="round"/><path d="${outline}" fill="${tone}" stroke="${tone}"` +
    ` stroke-width="8" stroke-linejoin="round"/>` +
    side(poly(pointsOf('0,-92 80,-48 0,-4 -80,-48')), lighten(tone, 0.6), lighten(tone, 0.15)) +
    side(poly(pointsOf('-80,-48 0,-4 0,92 -80,46')), tone, darken(tone, 0.35)) +
    side(poly(pointsOf('80,-48 0,-4 0,92 80,46')), darken(tone, 0.25), darken(tone, 0.6)) +
    pips(faces[0], '0.9 0.5 -0.9 0.5 0 -48') +
    pips(faces[1], '0.9 0.5 0 1.06 -40 22') +
    pips(faces[2], '0.9 -0.5 0 1.06 40 22')
  )
}
