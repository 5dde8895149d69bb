import { darken, lighten } from '../../color.ts'
import { shine } from '../../motifs/shine.ts'
import { evenly, oval } from '../../shapes.ts'
import { solid } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { tones } from './parts.ts'

/** Figure of the sweets scenes: gummy; drawn round the origin in the hero box. */
export function gummy(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(tones)
  const jelly = (d: string) =>
    solid(paint, d, {
      fill: paint.radial(
        [
          [lighten(tone, 0.7), 1],
          [tone, 1, 0.55],
          [darken(tone, 0.3), 1],
          [lighten(tone, 0.2), 1],
        ],
        { cx: 0.4, cy: 0.32, r: 0.75 },
      ),
      bevel: 5,
      outline: darken(tone, 0.7),
    })
  const face =
    '<circle cx="-16" cy="-50" r="6" fill="#2a0a1a"/>' +
    '<circle cx="16" cy="-50" r="6" fill="#2a0a1a"/>' +
    '<circle cx="-18" cy="-52" r="2" fill="#fff"/>' +
    '<circle cx="14" cy="-52" r="2" fill="#fff"/>' +
    '<path d="M-10 -30Q0 -20 10 -30" stroke="#2a0a1a" stroke-width="4" fill="none" ' +
    'stroke-linecap="round"/>'
  return (
    jelly(oval(-34, -82, 17) + oval(34, -82, 17)) +
    jelly(oval(-38, 76, 24, 26)) +
    jelly(oval(38, 76, 24, 26)) +
    jelly(evenly('0,-10 40,-4 54,40 36,84 0,90')) +
    jelly(oval(-54, 20, 16, 26)) +
    jelly(oval(54, 20, 16, 26)) +
    jelly(oval(0, -48, 48, 44)) +
    face +
    shine(paint, -8, -48, 46) +
    shine(paint, -6, 36, 40)
  )
}
