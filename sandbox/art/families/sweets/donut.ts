import { darken, lighten } from '../../color.ts'
import { oval, place, smooth } from '../../shapes.ts'
import { ball, gloss } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { tones } from './parts.ts'

/** Figure of the sweets scenes: donut; drawn round the origin in the hero box. */
export function donut(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(tones)
  const hole = oval(0, 0, 25)
  const icing = smooth(
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2
      const r = index % 2 ? 86 : 78
      return [Math.cos(angle) * r, Math.sin(angle) * r] as const
    }),
  )
  const bits = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4
    const r = 38 + (index % 4) * 11
    return place(
      `<rect x="-7" y="-2.5" width="14" height="5" rx="2.5" fill="${random.pick(['#fff', ...tones])}"/>`,
      Math.cos(angle) * r,
      Math.sin(angle) * r,
      1,
      index * 67,
    )
  }).join('')
  return (
    `<path fill-rule="evenodd" d="${oval(0, 0, 96)}${hole}" fill="#160a12"` +
    ` stroke="#160a12" stroke-width="7"/><path fill-rule="evenodd" d="${oval(0, 0, 96)}` +
    `${hole}" fill="${ball(paint, '#e8a85a', '#ffe8b8')}"/><path fill-rule="evenodd"` +
    ` d="${icing}${oval(0, 0, 31)}" fill="` +
    `${paint.radial(
      [
        [lighten(tone, 0.55), 1],
        [tone, 1, 0.6],
        [darken(tone, 0.25), 1],
      ],
      { cx: 0.4, cy: 0.34, r: 0.7 },
    )}` +
    `" stroke="${darken(tone, 0.4)}" stroke-width="3"/>` +
    bits +
    place(gloss(paint, oval(0, 0, 34, 11), 0.8), -36, -52, 1, -36)
  )
}
