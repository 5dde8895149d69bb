import { oval } from '../../shapes.ts'
import { ball, cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the egypt scenes: eye; drawn round the origin in the hero box. */
export function eye(stage: Stage): string {
  const { paint } = stage
  const gold = metal(paint, 'gold')
  const brow = 'M-92 -44C-40 -84 40 -84 96 -40L92 -24C40 -62 -40 -60 -86 -26Z'
  const lids = 'M-96 6C-40 -52 40 -52 96 4C40 44 -40 46 -96 6ZM-62 4C-30 26 30 26 60 2C30 -26 -30 -26 -62 4Z'
  const tear =
    'M-8 34L14 32L20 92L4 78ZM22 34C30 70 60 86 82 68C92 58 80 40 66 50C76 56 66 68 54 62C44 56 40 44 40 30Z'
  return (
    cast(paint, oval(-2, 0, 62, 32), '#0d1c3c', 0) +
    cast(paint, oval(0, 0, 25), ball(paint, stage.random.pick(['#18b8ff', '#ff4a2a', '#2fe07a'])), 3) +
    [brow, tear, lids].map((d) => cast(paint, d, gold, 4)).join('')
  )
}
