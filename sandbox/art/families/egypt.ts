import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { ankh } from './egypt/ankh.ts'
import { eye } from './egypt/eye.ts'
import { pharaoh } from './egypt/pharaoh.ts'
import { jar } from './egypt/props.ts'
import { scarab } from './egypt/scarab.ts'
import { desert, oasisNight, temple } from './egypt/scenery.ts'

/** The egypt family: its palettes, backdrops, heroes, props and letterings. */
export const egypt: FamilyArt = {
  palettes: palettes.egypt,
  backdrops: [desert, temple, oasisNight],
  heroes: [pharaoh, scarab, ankh, eye, pharaoh],
  cues: [
    ['scarab', scarab],
    ['faraon regin cleopat pharaoh', pharaoh],
    ['ochi horus', eye],
    ['ankh viata', ankh],
  ],
  props: [
    jar,
    (stage) => coin(stage),
    (stage) => place(cutStone(stage, stage.random.pick(['#22b8ff', '#ff2f55', '#2fe07a']), 8), 0, 0, 0.4),
  ],
  letters: ['pharaoh', 'pharaoh', 'emerald', 'wanted'],
}
