import { lighten, mix } from '../../color.ts'
import { evenly, oval, place, sector } from '../../shapes.ts'
import { ball, cast, cord, metal, solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

function wing(stage: Stage, colors: readonly string[]): string {
  const layers = [
    [98, 70, 9],
    [76, 46, 7],
    [52, 24, 5],
  ]
  return layers
    .map(([outer = 0, inner = 0, count = 1], layer) =>
      Array.from({ length: count }, (_, index) => {
        const from = 0.06 + (index / count) * 0.3
        return solid(stage.paint, sector(inner, outer - index * 2, from, from + 0.3 / count), {
          fill: stage.paint.radial([
            [lighten(colors[layer % 3] ?? '', 0.35), 1],
            [colors[layer % 3] ?? '', 1],
          ]),
          outline: '#7a4a08',
          outlineWidth: 4,
          bevel: 1.5,
        })
      }).join(''),
    )
    .join('')
}

/** Figure of the egypt scenes: scarab; drawn round the origin in the hero box. */
export function scarab(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#1f7ae0', '#10b090', '#d02a4a', '#7a3be0'])
  const colors = [tone, '#f2b52e', mix(tone, '#10e0c0', 0.5)]
  const right = place(wing(stage, colors), 6, 22)
  const shell = 'M0 -34C40 -34 48 10 40 44C32 74 14 86 0 88C-14 86 -32 74 -40 44C-48 10 -40 -34 0 -34Z'
  return (
    right +
    `<g transform="scale(-1 1)">${right}</g>` +
    cast(paint, shell, ball(paint, tone, '#e8fbff'), 6) +
    '<path d="M0 -6V86M-40 0Q0 -18 40 0" fill="none" stroke="#ffd45a" stroke-width="4.5"/>' +
    cast(paint, evenly('0,-58 22,-50 28,-32 0,-24'), metal(paint, 'gold'), 3) +
    cast(paint, oval(0, -78, 24), ball(paint, '#ff5a1f', '#fff0b0')) +
    cord('M-22 -48Q-44 -64 -30 -92', 6, '#f2b52e') +
    cord('M22 -48Q44 -64 30 -92', 6, '#f2b52e')
  )
}
