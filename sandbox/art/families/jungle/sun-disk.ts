import { lighten } from '../../color.ts'
import type { Point } from '../../shapes.ts'
import { oval, pointsOf, poly, ring, sector } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the jungle scenes: sun disk; drawn round the origin in the hero box. */
export function sunDisk(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#12a08a', '#c01c2a', '#1a5ac0'])
  const spikes = ring(16, 98).map((tip, index): string => {
    const [left, right] = [ring(32, 80)[(index * 2 + 31) % 32], ring(32, 80)[(index * 2 + 1) % 32]] as [
      Point,
      Point,
    ]
    return cast(paint, poly([left, tip, right]), metal(paint, 'gold'), 2, 5)
  })
  const blocks = Array.from({ length: 12 }, (_, index) =>
    cast(
      paint,
      sector(50, 72, index / 12 + 0.008, (index + 1) / 12 - 0.008),
      index % 2 ? paint.linear([lighten(tone, 0.4), tone]) : metal(paint, 'bronze'),
      2,
      3,
    ),
  ).join('')
  const eyes =
    '<path d="M-26 -12H-8V0H-26ZM8 -12H26V0H8Z" fill="#1a0c08"/>' +
    '<path d="M-21 -10h8v7h-8ZM13 -10h8v7h-8Z" fill="#8afff0"/>' +
    '<path d="M-20 18H20V28H-20Z" fill="#3a1408"/>' +
    '<path d="M-14 18h6v7h-6ZM-3 18h6v7h-6ZM8 18h6v7h-6Z" fill="#fff3d0"/>'
  return (
    spikes.join('') +
    cast(paint, oval(0, 0, 82), metal(paint, 'gold'), 5) +
    blocks +
    cast(paint, oval(0, 0, 45), metal(paint, 'gold'), 5) +
    cast(paint, poly(pointsOf('-6,-8 6,-8 9,12 -9,12')), '#ffdf7a', 2, 2) +
    eyes
  )
}
