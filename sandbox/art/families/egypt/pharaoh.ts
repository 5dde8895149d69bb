import { evenly, place } from '../../shapes.ts'
import { cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

function face(stage: Stage): string {
  const { paint } = stage
  const gold = paint.linear(['#c07a16', '#ffe79a', '#ffd05a', '#d98a1c', '#8a4a08'], [0, 0, 1, 0.2])
  const head = evenly('0,-56 34,-50 45,-18 40,22 22,50 0,58')
  const eye = (side: number) =>
    place(
      `<path d="M-16 2Q-2 -12 16 -1Q2 9 -16 2Z" fill="#fffdf0" stroke="#0f1420"` +
        ` stroke-width="4.5"/><circle cx="1" cy="-1" r="5.5" fill="#0f1420"/>
<path d="M-20` +
        ` -14Q0 -25 22 -13" fill="none" stroke="#12203f" stroke-width="6"` +
        ` stroke-linecap="round"/><path d="M14 0L32 4" stroke="#12203f" stroke-width="5"` +
        ` stroke-linecap="round"/>`,
      21 * side,
      -10,
      side * 0.95 || 1,
      0,
    ).replace('scale(-0.95)', 'scale(-.95 .95)')
  return (
    cast(paint, head, gold, 6) +
    eye(-1) +
    eye(1) +
    '<path d="M-5 -8Q-4 10 -10 19Q0 26 10 19" fill="none" stroke="#8a4a08" ' +
    'stroke-width="3.5" stroke-linecap="round"/>' +
    '<path d="M-15 34Q0 26 15 34Q0 44 -15 34Z" fill="#b2481c" stroke="#5a1e08" stroke-width="2.5"/>' +
    cast(paint, 'M-11 56H11L7 96Q0 102 -7 96Z', paint.linear(['#2a62d8', '#0f2a7a']), 3, 5)
  )
}

/** Figure of the egypt scenes: pharaoh; drawn round the origin in the hero box. */
export function pharaoh(stage: Stage): string {
  const { paint, random } = stage
  const enamel = random.pick(['#1f4fd0', '#0f8a8a', '#b01c3a', '#5a2bb8'])
  const hood = evenly('0,-96 40,-92 66,-66 78,-14 98,40 88,92 50,94 40,40')
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const y = -70 + index * 21
    return (
      `<path d="M-110 ${y + 46}Q0 ${y - 36} 110 ${y + 46}" fill="none" stroke="${enamel}"` +
      ` stroke-width="9.5"/>`
    )
  }).join('')
  const cobra =
    cord('M0 -72C-14 -82 14 -92 0 -108', 9, '#f2b52e', '#fff3b8') +
    `<circle cx="0" cy="-110" r="6" fill="#e0203a"/>`
  const collar = cast(paint, 'M-60 84Q0 126 60 84L66 100Q0 140 -66 100Z', metal(paint, 'gold', false), 3)
  return (
    cast(paint, hood, metal(paint, 'gold'), 7) +
    `<g clip-path="${paint.clip(hood)}" opacity=".92">${stripes}</g>` +
    collar +
    face(stage) +
    cast(paint, 'M-48 -50Q0 -84 48 -50L46 -38Q0 -66 -46 -38Z', metal(paint, 'gold', false), 3) +
    cobra
  )
}
