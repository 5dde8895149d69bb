import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { amphora, bolt, helmet, temple, thunderer } from './olympus/figures.ts'
import { heavens, storm } from './olympus/scenery.ts'

/** The olympus family: its palettes, backdrops, heroes, props and letterings. */
export const olympus: FamilyArt = {
  palettes: palettes.olympus,
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
