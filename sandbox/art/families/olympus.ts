import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { amphora, bolt, helmet, temple, thunderer } from './olympus/figures.ts'
import { heavens, storm } from './olympus/scenery.ts'

/** The olympus family: its palettes, backdrops, heroes, props and letterings. */
export const olympus: FamilyArt = {
  palettes: [
    palette('#1a4ab8 #5aa0f0 #ffe8c0 #fffbe8 #8a9ac8 #2a2f6a #ffe27a'),
    palette('#1c0a4a #5a2ab0 #f0a0d8 #fff0ff #6a5aa8 #1c0f40 #ffd86a'),
    palette('#031230 #143a8a #6ac0ff #e8f8ff #2a4a8a #060f2a #fff06a'),
    palette('#5a1a2a #d86a3a #ffd88a #fff6d0 #a8705a #3a1424 #ffe48a'),
  ],
  backdrops: [heavens, storm],
  heroes: [thunderer, bolt, helmet, temple, thunderer],
  cues: [
    ['zeus titan', thunderer],
    ['fulger', bolt],
    ['spart', helmet],
    ['olimp atena', temple],
  ],
  props: [
    amphora,
    (stage) => coin(stage),
    (stage) => place(cutStone(stage, '#3ab8ff', 8), 0, 0, 0.4),
    (stage) => place(helmet(stage), 0, 0, 0.45),
  ],
  letters: ['temple', 'pharaoh', 'temple'],
}
