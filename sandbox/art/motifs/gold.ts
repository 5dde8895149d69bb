import { sparkle } from '../light.ts'
import type { Point } from '../shapes.ts'
import { oval, place, pointsOf, poly, smooth, star } from '../shapes.ts'
import { ball, cast, metal, solid } from '../solid.ts'
import type { Stage } from '../stage.ts'

/** Coin with a milled rim and a star or a plain field; radius 50. */
export function coin({ paint }: Stage, squash = 1): string {
  const rim = cast(paint, oval(0, 0, 48 * squash, 48), metal(paint, 'gold'), 4)
  const field =
    `<path d="${oval(0, 0, 36 * squash, 36)}" fill="` +
    `${paint.linear(['#c9780f', '#ffe07a', '#f0a524'], [1, 1, 0, 0])}"
` +
    ` stroke="#8a4a06" stroke-width="2.5"/>`
  const mark = poly(star(5, 24, 10.5).map(([x, y]): Point => [x * squash, y]))
  return (
    rim +
    field +
    solid(paint, mark, { fill: metal(paint, 'gold'), outlineWidth: 2, outline: '#8a4a06', bevel: 2 })
  )
}

/** Heap of coins, wider than high; fills -90..90 by -50..50. */
export function coinHeap(stage: Stage, count = 26): string {
  const { paint, random } = stage
  const spots = Array.from({ length: count }, () => {
    const x = random.range(-1, 1)
    const y = random.range(0, 1) ** 0.7 * (1 - Math.abs(x) ** 1.4)
    return { x: x * 85, y: 34 - y * 66, turn: random.range(-40, 40) }
  }).sort((a, b) => a.y - b.y)
  const gold = metal(paint, 'gold')
  const disc =
    `<path d="${oval(0, 4, 20, 10.5)}" fill="#6b3504"/><path d="${oval(0, 0, 20, 10.5)}` +
    `" fill="${gold}"
 stroke="#5a2c04" stroke-width="1.6"/><path d="` +
    `${oval(0, 0, 13.5, 6.6)}" fill="none" stroke="#a8620c" stroke-width="1.6"/>`
  return spots.map(({ x, y, turn }) => place(disc, x, y, 1, turn * 0.5)).join('')
}

/** Crown with balls, a jewelled band and a red cap. */
export function crown({ paint }: Stage, tone: string): string {
  const gold = metal(paint, 'gold')
  const cap = smooth(pointsOf('-72,20 -52,-48 0,-66 52,-48 72,20'))
  const body: Point[] = pointsOf('-78,52 -96,-48 -52,-2 -30,-72 0,-16 30,-72 52,-2 96,-48 78,52')
  const balls = [
    [-96, -54, 10],
    [-30, -80, 11],
    [30, -80, 11],
    [96, -54, 10],
  ].map(([x = 0, y = 0, r = 0]) => cast(paint, oval(x, y, r), ball(paint, '#ffcf4a'), 0, 4))
  const band = cast(paint, 'M-82 42Q0 62 82 42L78 76Q0 96 -78 76Z', metal(paint, 'gold', false), 4)
  const jewels = [-54, 0, 54].map((x, index) =>
    cast(paint, oval(x, index === 1 ? 69 : 65, 11), ball(paint, index === 1 ? tone : '#ff2f55'), 2, 4),
  )
  return (
    cast(paint, cap, ball(paint, tone)) +
    cast(paint, poly(body), gold) +
    balls.join('') +
    band +
    jewels.join('') +
    sparkle(paint, -34, -30, 20)
  )
}

/** Stack of ingots. */
export function goldBars({ paint }: Stage): string {
  const bar = (x: number, y: number) => {
    const front = poly([
      [x - 34, y],
      [x + 34, y],
      [x + 42, y + 30],
      [x - 42, y + 30],
    ])
    const top = poly([
      [x - 34, y],
      [x - 22, y - 13],
      [x + 44, y - 13],
      [x + 34, y],
    ])
    const side = poly([
      [x + 34, y],
      [x + 44, y - 13],
      [x + 54, y + 15],
      [x + 42, y + 30],
    ])
    return (
      cast(paint, top, '#fff0a8', 0) +
      cast(paint, side, '#a85f0a', 0) +
      cast(paint, front, metal(paint, 'gold'), 3, 4) +
      `<path d="${poly([
        [x - 20, y + 8],
        [x + 20, y + 8],
        [x + 24, y + 21],
        [x - 24, y + 21],
      ])}" fill="none" stroke="#8a4a06" stroke-width="2"/>`
    )
  }
  return bar(-48, 46) + bar(46, 46) + bar(0, 4) + place(bar(0, 0), 0, -38)
}
