import { cutStone } from '../motifs/gems.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { armoury, axe, hammer, helmet, shield } from './norse/figures.ts'
import { aurora, fjord, snowfall } from './norse/scenery.ts'

/** The norse family: its palettes, backdrops, heroes, props and letterings. */
export const norse: FamilyArt = {
  palettes: palettes.norse,
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
