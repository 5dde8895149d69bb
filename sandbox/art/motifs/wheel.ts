import { oval, place, sector } from '../shapes.ts'
import { ball, cast, metal } from '../solid.ts'
import type { Stage } from '../stage.ts'

function pockets(stage: Stage, radius: number, count: number): string {
  const { paint } = stage
  const red = paint.radial(['#ff5a4a', '#c20f1e', '#7a0610'])
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="${sector(radius * 0.58, radius, index / count, (index + 1) / count)}"` +
      ` fill="${index === 0 ? '#12a04a' : index % 2 ? red : '#15151c'}" stroke="#e8c878"` +
      ` stroke-width="1.4"/>`,
  ).join('')
}

function turret({ paint }: Stage): string {
  const arms = [0, 1, 2, 3]
    .map((index) =>
      place(
        cast(paint, 'M-5 0L-3 -38H3L5 0Z', metal(paint, 'gold'), 1, 3) +
          cast(paint, oval(0, -40, 7), ball(paint, '#ffcf4a'), 1, 3),
        0,
        0,
        1,
        index * 90 + 20,
      ),
    )
    .join('')
  return (
    arms +
    cast(paint, oval(0, 0, 17), metal(paint, 'gold'), 3) +
    cast(paint, oval(0, 0, 8), ball(paint, '#ffcf4a', '#fffbe0'), 1, 3)
  )
}

/** Roulette wheel; squash below 1 lays it on the table. Radius 98. */
export function rouletteWheel(stage: Stage, squash = 1): string {
  const { paint, random } = stage
  const spot = random.range(0, Math.PI * 2)
  const disc =
    cast(
      paint,
      oval(0, 0, 97),
      paint.linear(['#c8783a', '#6a2e10', '#2e1006', '#8a4a20'], [0, 0, 1, 1]),
      6,
      8,
    ) +
    `<path d="${oval(0, 0, 84)}" fill="none" stroke="${metal(paint, 'gold')}" stroke-width="4"/>` +
    place(pockets(stage, 81, 37), 0, 0, 1, random.range(0, 360)) +
    `<path d="${oval(0, 0, 47)}" fill="` +
    `${paint.radial(['#d8904a', '#7a3a14', '#3a1606'])}" stroke="#ffd98a"` +
    ` stroke-width="2.5"/><path d="${oval(0, 0, 81)}" fill="` +
    `${paint.linear(
      [
        ['#fff', 0.35],
        ['#fff', 0, 0.45],
        ['#000', 0.35],
      ],
      [0, 0, 1, 1],
    )}` +
    `"/>` +
    cast(paint, oval(Math.cos(spot) * 66, Math.sin(spot) * 66, 7.5), ball(paint, '#f4f4fa'), 1, 3)
  return `<g transform="scale(1 ${squash})">${disc}${turret(stage)}</g>`
}
