import { cutStone } from '../motifs/gems.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { armoury, axe, hammer, helmet, shield } from './norse/figures.ts'
import { aurora, fjord, snowfall } from './norse/scenery.ts'

/** The norse family: its palettes, backdrops, heroes, props and letterings. */
export const norse: FamilyArt = {
  palettes: [
    palette('#041434 #0f4a8a #7ad0f0 #e8fbff #3a72a8 #0a2038 #5affc8'),
    palette('#12083a #3a2a9a #8ab0ff #f0f0ff #4a5aa8 #10143a #ff7ae0'),
    palette('#2a0a1c #8a2a3a #ff9a5a #fff0d0 #8a4a4a #2a0f1c #ffd27a'),
    palette('#02262e #0a6a72 #9af0d8 #f0fff8 #2a7a80 #06262c #7affb0'),
  ],
  backdrops: [aurora, fjord],
  heroes: [helmet, shield, armoury, hammer, helmet],
  cues: [
    ['ciocan thor', hammer],
    ['scut', shield],
    ['viking odin', helmet],
  ],
  props: [
    (stage) => place(shield(stage), 0, 0, 0.45),
    (stage) => place(axe(stage), 0, 0, 0.6, 20),
    (stage) => place(cutStone(stage, '#38c8ff', 6), 0, 0, 0.42),
  ],
  letters: ['frost', 'saga', 'frost'],
  front: snowfall,
}
