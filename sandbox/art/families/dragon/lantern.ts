import { darken, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { evenly, num, pointsOf, poly } from '../../shapes.ts'
import { cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the dragon scenes: lantern; drawn round the origin in the hero box. */
export function lantern({ paint, random }: Stage): string {
  const tone = random.pick(['#e0182a', '#e0182a', '#f28a14'])
  const rib = [-0.75, -0.4, 0.4, 0.75]
    .map((part) => `M0 -58C${num(part * 110)} -40 ${num(part * 110)} 30 0 48`)
    .join('')
  return (
    cord('M0 -104V-66', 4, '#d8a02a') +
    glow(paint, 0, -5, 125, '#ff8a2a', 0.6) +
    cast(
      paint,
      evenly('0,-60 44,-54 78,-6 44,44 0,50'),
      paint.radial([
        ['#fff0a0', 1],
        [mix(tone, '#ffb03a', 0.5), 1, 0.35],
        [tone, 1, 0.7],
        [darken(tone, 0.5), 1],
      ]),
      6,
    ) +
    `<path d="${rib}" fill="none" stroke="#7a0a10" stroke-width="3" stroke-opacity=".55"/>` +
    cast(paint, 'M-34 -66H34V-50H-34ZM-34 42H34V56H-34Z', metal(paint, 'gold', false), 3) +
    [-14, 0, 14].map((x) => cord(`M${x} 58V${96 - Math.abs(x) * 0.5}`, 5, '#e0222a', '#ffb0a0')).join('') +
    cast(paint, poly(pointsOf('0,-32 22,-5 0,22 -22,-5')), metal(paint, 'gold'), 3, 3)
  )
}
