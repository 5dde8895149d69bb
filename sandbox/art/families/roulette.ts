import { chip, chipStack } from '../motifs/chips.ts'
import { feltTable, studio } from '../motifs/studio.ts'
import { rouletteWheel } from '../motifs/wheel.ts'
import { palettes } from '../palettes.ts'
import { oval, place } from '../shapes.ts'
import { ball, solid } from '../solid.ts'
import type { FamilyArt, Stage } from '../stage.ts'

/** Colours of chips on every table. */
export const chipTones = ['#d0142a', '#1a4ad0', '#12903a', '#1a1a24', '#8a1ac0', '#e08a14']

function ivory({ paint }: Stage): string {
  return solid(paint, oval(0, 20, 20), { fill: ball(paint, '#e8e6f0'), bevel: 4, shade: 0.2 })
}

/** A pile of four to six chips. */
export function stack(stage: Stage): string {
  return chipStack(
    stage,
    Array.from({ length: 4 + stage.random.int(3) }, () => stage.random.pick(chipTones)),
  )
}

/** The roulette family: its palettes, backdrops, heroes, props and letterings. */
export const roulette: FamilyArt = {
  palettes: palettes.roulette,
  backdrops: [studio, studio, feltTable],
  solo: true,
  heroes: [
    (stage) => rouletteWheel(stage),
    (stage) => place(rouletteWheel(stage, 0.6), 0, 26, 1.18),
    (stage) => place(rouletteWheel(stage), 10, 0, 1.25, -16),
  ],
  props: [stack, (stage) => chip(stage, stage.random.pick(chipTones)), ivory, stack],
  letters: ['studio', 'lounge', 'studio'],
}
