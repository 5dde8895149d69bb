import { darken, lighten } from './color.ts'
import type { DealerLook } from './dealer-look.ts'
import type { Paint } from './paint.ts'
import { evenly, oval, pointsOf, smooth } from './shapes.ts'
import { cast } from './solid.ts'

const strands = (paint: Paint, hair: string) =>
  paint.linear([lighten(hair, 0.3), hair, darken(hair, 0.4)], [0.2, 0, 0.8, 1])

/** Outlines of hair behind the head: long, to the shoulders, tied up, in a bun. */
const behind = [
  '0,-160 40,-152 62,-112 64,-50 70,0 48,18 0,10',
  '0,-160 42,-150 60,-112 58,-64 46,-36 0,-30',
  '0,-158 38,-150 52,-116 50,-88 34,-62 0,-60',
  '0,-158 38,-150 52,-116 50,-88 34,-62 0,-60',
]

/** Outlines of a woman's hair over the forehead, as points from left to right and back. */
const overWomen = [
  '-45,-78 -52,-116 -32,-152 4,-160 38,-148 52,-114 45,-78 40,-108 20,-132 -10,-128 -34,-112',
  '-46,-70 -54,-114 -34,-152 2,-160 38,-150 54,-112 46,-70 42,-102 28,-126 2,-120 -22,-120 -40,-104',
  '-45,-92 -48,-126 -24,-154 6,-158 36,-148 48,-122 45,-92 38,-122 4,-138 -36,-120',
  '-45,-90 -49,-124 -26,-154 4,-158 34,-150 49,-122 45,-90 40,-116 22,-134 0,-124 -22,-134 -40,-116',
]

/** Of men: short, parted, swept back, close-cropped. */
const overMen = [
  '-45,-96 -48,-126 -28,-156 6,-162 38,-150 48,-124 45,-96 40,-120 20,-132 -16,-130 -38,-120',
  '-46,-92 -50,-126 -34,-152 -8,-158 30,-160 50,-134 46,-94 40,-122 12,-130 -14,-142 -36,-118',
  '-45,-98 -47,-134 -22,-166 12,-168 42,-150 48,-122 45,-98 40,-126 10,-142 -30,-130',
  '-44,-104 -45,-130 -24,-150 0,-154 24,-150 45,-130 44,-104 38,-126 0,-136 -38,-126',
]

/** What of the hair is behind the head and the shoulders. */
export function hairBack(paint: Paint, { woman, hair, cut }: DealerLook): string {
  if (!woman) return ''
  const bun = cut === 3 ? cast(paint, oval(0, -166, 24, 20), strands(paint, hair), 4, 5) : ''
  return bun + cast(paint, evenly(behind[cut] ?? ''), strands(paint, darken(hair, 0.2)), 5, 5)
}

/** What of the hair is over the forehead. */
export function hairFront(paint: Paint, { woman, hair, cut }: DealerLook): string {
  const outline = (woman ? overWomen : overMen)[cut] ?? ''
  return cast(paint, smooth(pointsOf(outline)), strands(paint, hair), 4, 4)
}
