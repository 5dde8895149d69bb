import { brilliant, gemColors } from '../../motifs/gems.ts'
import { place } from '../../shapes.ts'
import { cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

function pick(stage: Stage): string {
  const { paint } = stage
  return (
    cord('M0 -60L0 96', 15, '#8a5426', '#ffd8a0') +
    cast(
      paint,
      'M-92 -36C-60 -84 60 -84 92 -36C56 -62 30 -62 14 -60V-44H-14V-60C-30 -62 -56 -62 -92 -36Z',
      metal(paint, 'silver'),
      5,
    )
  )
}

/** Figure of the mining scenes: crossed; drawn round the origin in the hero box. */
export function crossed(stage: Stage): string {
  return (
    place(pick(stage), -12, 0, 1, 34) +
    place(pick(stage), 12, 0, 1, -34) +
    place(brilliant(stage, stage.random.pick(gemColors)), 0, -6, 0.52)
  )
}
