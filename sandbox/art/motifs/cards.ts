import { darken, lighten } from '../color.ts'
import { box, oval, place } from '../shapes.ts'
import { cast, solid } from '../solid.ts'
import type { Stage } from '../stage.ts'

/** Suit of a playing card. */
export type Suit = 'heart' | 'spade' | 'diamond' | 'club'

/** Outline of each suit round the origin. */
export const suits: Record<Suit, string> = {
  heart: 'M0 34C-16 16 -38 2 -36 -18C-34 -36 -10 -38 0 -18C10 -38 34 -36 36 -18C38 2 16 16 0 34Z',
  spade:
    'M0 -38C10 -18 38 -6 36 14C34 30 14 32 5 18C6 28 10 34 16 38H-16C-10 34 -6 28 -5 ' +
    '18C-14 32 -34 30 -36 14C-38 -6 -10 -18 0 -38Z',
  diamond: 'M0 -40C8 -22 18 -10 30 0C18 10 8 22 0 40C-8 22 -18 10 -30 0C-18 -10 -8 -22 0 -40Z',
  club:
    `${oval(0, -18, 17)}${oval(-18, 8, 17)}${oval(18, 8, 17)}M-4 0H4C4 20 8 32 14` +
    ` 38H-14C-8 32 -4 20 -4 0Z`,
}

const ranks: Record<string, string> = {
  A: 'M-15 22L-4 -22H4L15 22H7L4 9H-4L-7 22ZM-2 1H2L0 -10Z',
  K: 'M-14 -22H-6V-4L8 -22H17L2 -3L18 22H8L-3 5L-6 9V22H-14Z',
  Q:
    'M0 -23C22 -23 22 22 4 23L12 30H2L-4 23C-22 20 -22 -23 0 -23Z' +
    'M0 -14C-11 -14 -11 14 0 14C11 14 11 -14 0 -14Z',
  J: 'M4 -22H13V10C13 27 -13 27 -14 9H-6C-5 17 4 17 4 10Z',
}

/** Playing card with a rank in the corners and a big suit; fills -62..62 by -90..90. */
export function card({ paint }: Stage, rank: string, suit: Suit): string {
  const red = suit === 'heart' || suit === 'diamond'
  const tone = paint.linear(red ? ['#ff4a4a', '#d00f24', '#8a0414'] : ['#3a4256', '#141a28', '#05070c'])
  const corner =
    place(`<path fill-rule="evenodd" d="${ranks[rank] ?? ranks.A}" fill="${tone}"/>`, -40, -62, 0.8) +
    place(`<path d="${suits[suit]}" fill="${tone}"/>`, -40, -28, 0.36)
  const face = solid(paint, box(-62, -90, 124, 180, 13), {
    fill: paint.linear(['#ffffff', '#fbf6ea', '#ddd2be'], [0, 0, 1, 1]),
    bevel: 4,
    shade: 0.2,
  })
  return face + corner + place(corner, 0, 0, 1, 180) + place(cast(paint, suits[suit], tone, 3, 0), 4, 0, 1.25)
}

/** Back of a card with a diamond lattice. */
export function cardBack({ paint }: Stage, tone: string): string {
  const lattice = Array.from(
    { length: 9 },
    (_, index) =>
      `M${-120 + index * 30} -90L${60 + index * 30 - 60} 90M${120 - index * 30} -90L${-index * 30} 90`,
  ).join('')
  const inner = box(-52, -80, 104, 160, 8)
  return (
    cast(paint, box(-62, -90, 124, 180, 13), '#fdf8ee', 3) +
    `<path d="${inner}" fill="` +
    `${paint.linear([lighten(tone, 0.25), tone, darken(tone, 0.4)], [0, 0, 1, 1])}"/><g` +
    ` clip-path="${paint.clip(inner)}"><path d="${lattice}" stroke="#fff"` +
    ` stroke-opacity=".4" stroke-width="2.5"/></g>`
  )
}
