import { luckyStar } from '../../motifs/luck.ts'
import { poly, star } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the space scenes: warp star; drawn round the origin in the hero box. */
export function warpStar(stage: Stage): string {
  return `<path d="${poly(star(16, 112, 40))}" fill="${stage.paint.radial([
    ['#fff', 0.9],
    [stage.palette.accent, 0.5],
    [stage.palette.accent, 0],
  ])}"/>${luckyStar(stage, stage.random.pick(['#ffc21f', '#3ac8ff', '#ff5ab0']))}`
}
