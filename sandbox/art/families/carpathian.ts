import { anyGem } from '../motifs/gems.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { bear } from './carpathian/bear.ts'
import { mushroom } from './carpathian/props.ts'
import { rosette } from './carpathian/rosette.ts'
import { moonForest, rug, valley } from './carpathian/scenery.ts'
import { stag } from './carpathian/stag.ts'
import { wolf } from './carpathian/wolf.ts'

/** The carpathian family: its palettes, backdrops, heroes, props and letterings. */
export const carpathian: FamilyArt = {
  palettes: [
    palette('#123a5a #3a8aa8 #ffd8a0 #fff0c8 #2a6a6a #0c2a20 #ffe07a'),
    palette('#1a1040 #5a2a7a #ff8a5a #ffe0b0 #4a3060 #140a20 #ffc05a'),
    palette('#04142a #1a4a7a #8ac0e0 #f0faff #2a5068 #08161c #a8f0ff'),
    palette('#4a0a10 #b81c24 #f29a4a #fff0d0 #7a1418 #2a060a #ffd27a'),
    palette('#0c3a1c #3a8a3a #d8e88a #fffbd0 #2a6a34 #082412 #ffe65a'),
  ],
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
