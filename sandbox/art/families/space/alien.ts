import { lighten } from '../../color.ts'
import { evenly, oval, place } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the space scenes: alien; drawn round the origin in the hero box. */
export function alien(stage: Stage): string {
  const { paint, random } = stage
  const skin = random.pick(['#5ad84a', '#3ac8e0', '#c05ae8', '#f2a03a'])
  const eye = (side: number) =>
    place(
      cast(
        paint,
        oval(0, 0, 24, 32),
        paint.radial([
          ['#5a3a9a', 1],
          ['#140a2a', 1],
        ]),
        3,
        4,
      ) +
        `<ellipse cx="-7" cy="-12" rx="7" ry="9" fill="#fff"/><circle cx="8" cy="10" r="4"` +
        ` fill="#fff" fill-opacity=".6"/>`,
      side * 32,
      -16,
      1,
      side * 18,
    )
  const feeler = (side: number) =>
    `<path d="M${side * 20} -74Q${side * 30} -100 ${side * 52} -98" fill="none"` +
    ` stroke="#160a12" stroke-width="11"/><path d="M${side * 20} -74Q${side * 30} -100 ` +
    `${side * 52} -98" fill="none" stroke="${skin}" stroke-width="6"/>` +
    cast(paint, oval(side * 54, -98, 11), ball(paint, '#ffe04a'), 2, 4)
  return (
    feeler(-1) +
    feeler(1) +
    cast(paint, evenly('0,50 34,54 64,84 60,108 0,112'), paint.linear(['#a8b0d0', '#3a3f6a']), 5) +
    cast(paint, evenly('0,-88 54,-78 82,-36 64,18 28,56 0,66'), ball(paint, skin, lighten(skin, 0.6)), 8) +
    eye(-1) +
    eye(1) +
    '<path d="M-18 36Q0 50 18 36" fill="none" stroke="#1a0a1a" stroke-width="5" stroke-linecap="round"/>' +
    fill(oval(-30, -66, 9, 5) + oval(-10, -76, 5, 4), '#fff', 0.6)
  )
}
