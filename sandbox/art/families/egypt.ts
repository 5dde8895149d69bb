import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { ankh } from './egypt/ankh.ts'
import { eye } from './egypt/eye.ts'
import { pharaoh } from './egypt/pharaoh.ts'
import { jar } from './egypt/props.ts'
import { scarab } from './egypt/scarab.ts'
import { desert, oasisNight, temple } from './egypt/scenery.ts'

/** The egypt family: its palettes, backdrops, heroes, props and letterings. */
export const egypt: FamilyArt = {
  palettes: [
    palette('#3a1252 #c2431f #ffb73a #ffe08a #a8551a #4a1c0c #ffd25a'),
    palette('#0b1d54 #2a56b8 #f2b56a #ffe2a0 #8a5a3a #241230 #ffd86a'),
    palette('#06283a #0f7a80 #ffd07a #fff0b0 #b8762a #3a1e10 #7affe0'),
    palette('#1a0a3c #5a1f8a #ff7a4a #ffc88a #7a2a4a #26082a #ffb04a'),
    palette('#020b2e #0c2f78 #2f7ab8 #a8d8ff #2a4a7a #0a1230 #ffe08a'),
  ],
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
