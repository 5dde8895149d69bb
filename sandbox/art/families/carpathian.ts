import { anyGem } from '../motifs/gems.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { bear } from './carpathian/bear.ts'
import { mushroom } from './carpathian/props.ts'
import { rosette } from './carpathian/rosette.ts'
import { moonForest, rug, valley } from './carpathian/scenery.ts'
import { stag } from './carpathian/stag.ts'
import { wolf } from './carpathian/wolf.ts'

/** The carpathian family: its palettes, backdrops, heroes, props and letterings. */
export const carpathian: FamilyArt = {
  palettes: palettes.carpathian,
  backdrops: [valley, moonForest, valley, rug],
  heroes: [wolf, bear, stag, rosette, wolf],
  cues: [
    ['lup wolf', wolf],
    ['urs bear', bear],
    ['cerb', stag],
  ],
  props: [mushroom, (stage) => place(rosette(stage), 0, 0, 0.42), (stage) => place(anyGem(stage), 0, 0, 0.4)],
  letters: ['folk', 'wildwood', 'frost'],
}
