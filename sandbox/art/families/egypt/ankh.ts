import { cutStone } from '../../motifs/gems.ts'
import { place } from '../../shapes.ts'
import { cast, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the egypt scenes: ankh; drawn round the origin in the hero box. */
export function ankh(stage: Stage): string {
  const { paint } = stage
  const loop =
    'M0 -8C-54 -40 -48 -98 0 -98C48 -98 54 -40 0 -8ZM0 -30C28 -52 26 -78 0 -78C-26 -78 -28 -52 0 -30Z'
  const cross = 'M-13 -14H13L15 -6H70L78 -12V22L70 16H16L22 96H-22L-16 16H-70L-78 22V-12L-70 -6H-15Z'
  return (
    cast(paint, cross, metal(paint, 'gold'), 6) +
    cast(paint, loop, metal(paint, 'gold'), 5) +
    place(cutStone(stage, stage.random.pick(['#22b8ff', '#ff2f55', '#2fe07a']), 8), 0, 4, 0.21)
  )
}
