import { chip, chipStack } from '../motifs/chips.ts'
import { feltTable, studio } from '../motifs/studio.ts'
import { rouletteWheel } from '../motifs/wheel.ts'
import { oval, place } from '../shapes.ts'
import { ball, solid } from '../solid.ts'
import type { FamilyArt, Stage } from '../stage.ts'
import { palette } from '../stage.ts'

/** Colours of chips on every table. */
export const chipTones = ['#d0142a', '#1a4ad0', '#12903a', '#1a1a24', '#8a1ac0', '#e08a14']

function ivory({ paint }: Stage): string {
  return solid(paint, oval(0, 20, 20), { fill: ball(paint, '#e8e6f0'), bevel: 4, shade: 0.2 })
}

function stack(stage: Stage): string {
  return chipStack(
    stage,
    Array.from({ length: 4 + stage.random.int(3) }, () => stage.random.pick(chipTones)),
  )
}

/** The roulette family: its palettes, backdrops, heroes, props and letterings. */
export const roulette: FamilyArt = {
  palettes: [
    palette('#10060c #4a0c1c #8a1a2a #ffd8a0 #3a0a14 #0c4a2c #ffc04a'),
    palette('#040c1c #0c2a5a #1f5a9a #c8e8ff #0a1f3a #0a2a5a #5ad8ff'),
    palette('#0a0618 #2e1058 #6a2a9a #f0d0ff #1a0a34 #4a0c24 #ff8ae0'),
    palette('#04100c #0a3a2c #1a7a5a #d8ffe8 #08261c #5a0f1a #ffd86a'),
    palette('#120a04 #4a2a0c #a8682a #ffe8b8 #2a1606 #0c3a2a #ffcf5a'),
  ],
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
