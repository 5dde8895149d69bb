import { lighten } from '../../color.ts'
import { shine } from '../../motifs/shine.ts'
import { box, smooth, star } from '../../shapes.ts'
import { ball, cast } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { tones } from './parts.ts'

/** Prop of the sweets scenes: sugar star; fills -50..50. */
export function sugarStar({ paint, random }: Stage): string {
  const tone = random.pick(tones)
  return (
    cast(paint, smooth(star(5, 46, 26)), ball(paint, tone, lighten(tone, 0.8)), 4) + shine(paint, 0, 0, 34)
  )
}

/** Prop of the sweets scenes: jelly bean; fills -50..50. */
export function jellyBean({ paint, random }: Stage): string {
  const tone = random.pick(tones)
  return (
    cast(paint, box(-46, -26, 92, 52, 26), ball(paint, tone, lighten(tone, 0.7)), 4) + shine(paint, -8, 4, 34)
  )
}
