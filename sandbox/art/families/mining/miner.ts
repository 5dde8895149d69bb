import { darken, lighten } from '../../color.ts'
import { glow } from '../../light.ts'
import { evenly, oval } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the mining scenes: miner; drawn round the origin in the hero box. */
export function miner(stage: Stage): string {
  const { paint, random } = stage
  const beard = random.pick(['#d8641c', '#e8e4dc', '#6a4424', '#f0c06a'])
  const shell = random.pick(['#f2b01a', '#d8342a', '#2a8ad8'])
  const skin = paint.linear(['#ffd8b0', '#e8a070', '#a86038'], [0, 0, 0.8, 1])
  const eye = (side: number) =>
    `<ellipse cx="${side * 20}" cy="-6" rx="10" ry="11" fill="#fff"/><circle cx="` +
    `${side * 18}" cy="-5" r="5.5" fill="#2a1a14"/><path d="M${side * 8} -20Q` +
    `${side * 22} -32 ${side * 36} -18" stroke="${darken(beard, 0.3)}" stroke-width="8"` +
    ` fill="none" stroke-linecap="round"/>`
  return (
    cast(paint, evenly('0,-20 48,-16 52,14 0,50'), skin, 4) +
    cast(
      paint,
      evenly('0,22 30,10 56,-8 68,34 54,76 24,96 0,108'),
      paint.linear([lighten(beard, 0.4), beard, darken(beard, 0.5)]),
      6,
    ) +
    eye(-1) +
    eye(1) +
    cast(paint, 'M-44 26Q-22 10 0 22Q22 10 44 26Q24 46 0 34Q-24 46 -44 26Z', lighten(beard, 0.25), 3, 4) +
    '<path d="M-14 44Q0 54 14 44Q0 66 -14 44Z" fill="#5a0c14"/>' +
    cast(paint, oval(0, 12, 16, 14), ball(paint, '#f09070', '#ffe0c8'), 2, 4) +
    cast(paint, 'M-62 -22C-66 -96 66 -96 62 -22Z', ball(paint, shell, lighten(shell, 0.75)), 6) +
    cast(paint, 'M-78 -30Q0 -48 78 -30Q80 -14 70 -14Q0 -30 -70 -14Q-80 -14 -78 -30Z', shell, 4) +
    cast(paint, oval(0, -58, 20), metal(paint, 'steel'), 3) +
    glow(paint, 0, -58, 50, '#fff6b0', 0.9) +
    fill(oval(0, -58, 12), '#fffde0')
  )
}
