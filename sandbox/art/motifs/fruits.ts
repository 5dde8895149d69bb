import { darken, lighten } from '../color.ts'
import { oval, place, pointsOf } from '../shapes.ts'
import { ball, cast, cord, solid } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { shine } from './shine.ts'

/** Green leaf that starts at a point. */
export function leaf(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  turn: number,
  color = '#3fae2a',
): string {
  const d = 'M0 0C10 -26 40 -34 66 -14C46 10 18 14 0 0Z'
  const vein =
    '<path d="M4 -1Q32 -14 58 -13" fill="none" stroke="#0d4a1a" stroke-width="2.5" stroke-opacity=".7"/>'
  return place(
    cast(stage.paint, d, stage.paint.linear([lighten(color, 0.45), color, darken(color, 0.5)]), 3, 5) + vein,
    x,
    y,
    scale,
    turn,
  )
}

function fruitBall(stage: Stage, x: number, y: number, r: number, color: string): string {
  const { paint } = stage
  return (
    solid(paint, oval(x, y, r), {
      fill: ball(paint, color, lighten(color, 0.75)),
      bevel: 4,
      shade: 0.25,
      rimOpacity: 0.35,
    }) + shine(paint, x, y, r)
  )
}

/** Pair of cherries with a leaf. */
export function cherries(stage: Stage, color = '#e8112d'): string {
  return (
    cord('M-38 28C-34 -20 -6 -60 26 -84', 7, '#6ea51e', '#d8ff8a') +
    cord('M46 38C50 -10 44 -52 26 -84', 7, '#6ea51e', '#d8ff8a') +
    leaf(stage, 26, -82, 1.05, 8) +
    fruitBall(stage, -42, 48, 44, color) +
    fruitBall(stage, 48, 54, 42, color)
  )
}

/** Round fruit by its colour: orange, plum, peach, apple. */
export function roundFruit(stage: Stage, color: string): string {
  return (
    leaf(stage, 2, -66, 1, -18) +
    cord('M0 -58Q-2 -76 -12 -86', 7, '#7a4a1a') +
    fruitBall(stage, 0, 14, 76, color) +
    `<path d="M-6 -58Q0 -50 8 -58" fill="none" stroke="${darken(color, 0.6)}" stroke-width="4"/>`
  )
}

/** Lemon on a slant. */
export function lemon(stage: Stage): string {
  const { paint } = stage
  const d =
    'M-92 6C-84 -8 -78 -14 -66 -28C-30 -70 44 -66 70 -22C78 -10 92 -8 94 4C92 16 80 16 ' +
    '70 28C40 70 -34 66 -64 30C-74 20 -88 20 -92 6Z'
  return (
    leaf(stage, -60, -44, 1, -30) +
    place(cast(paint, d, ball(paint, '#ffd81f', '#fffbd0')) + shine(paint, 0, 0, 60), 0, 8, 1, -22)
  )
}

/** Slice of watermelon. */
export function melon({ paint }: Stage): string {
  const rind = 'M-94 -34A94 94 0 0 0 94 -34Z'
  const flesh = 'M-74 -32A74 74 0 0 0 74 -32Z'
  const seeds = pointsOf('-40,-10 -14,-8 14,-8 40,-10 -26,14 0,18 26,14')
    .map(([x = 0, y = 0]) => oval(x, y, 4, 7))
    .join('')
  return place(
    cast(paint, rind, paint.linear(['#c8f08a', '#3fae2a', '#0d5a1e'])) +
      `<path d="M-84 -33A84 84 0 0 0 84 -33Z" fill="#f2ffd0"/>` +
      cast(paint, flesh, paint.linear(['#ff8a80', '#ff2f45', '#c20a2a']), 4, 0) +
      `<path d="${seeds}" fill="#2a0a0a"/>`,
    0,
    -2,
    1,
    -14,
  )
}

/** Bunch of grapes. */
export function grapes(stage: Stage, color = '#8a2be0'): string {
  const rows = [4, 5, 4, 3, 2, 1]
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) =>
      fruitBall(stage, (index - (count - 1) / 2) * 33, -44 + row * 25, 20, color),
    ),
  )
  return (
    cord('M0 -60Q2 -80 14 -92', 8, '#7a5a1a') +
    leaf(stage, 4, -66, 1, -10) +
    leaf(stage, -4, -66, 0.8, 190) +
    berries.join('')
  )
}
