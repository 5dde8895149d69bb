import { anyGem, cutStone, gemColors } from '../motifs/gems.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { alien } from './space/alien.ts'
import { astronaut } from './space/astronaut.ts'
import { planet } from './space/planet.ts'
import { meteor } from './space/props.ts'
import { nebula, surface } from './space/scenery.ts'
import { warpStar } from './space/warp-star.ts'

/** The space family: its palettes, backdrops, heroes, props and letterings. */
export const space: FamilyArt = {
  palettes: [
    palette('#08021c #2a0a6a #a02ac8 #ffc8f0 #4a2a8a #0c0428 #5ae8ff'),
    palette('#020a24 #0a2a8a #2a8ae8 #c8f0ff #2a4a9a #040c30 #ffb84a'),
    palette('#1a0414 #6a0c4a #f04a6a #ffe0c8 #7a2a5a #1c061c #ffd24a'),
    palette('#02161c #0a4a5a #2ad0a8 #e0ffe8 #1f5a6a #04181f #b07aff'),
  ],
  backdrops: [nebula, surface, nebula],
  heroes: [
    astronaut,
    (stage) => planet(stage, stage.random.pick(['#ff8a3a', '#3a9aff', '#c05aff', '#3ad0a0'])),
    warpStar,
    alien,
    astronaut,
  ],
  cues: [
    [
      'planet luna',
      (stage) => planet(stage, stage.random.pick(['#ff8a3a', '#3a9aff', '#c05aff', '#3ad0a0'])),
    ],
    ['stea stel star', warpStar],
    ['cosm univers', astronaut],
  ],
  props: [
    meteor,
    (stage) => place(planet(stage, stage.random.pick(gemColors)), 0, 0, 0.45),
    (stage) => place(cutStone(stage, stage.random.pick(gemColors), 6), 0, 0, 0.4),
    (stage) => place(anyGem(stage), 0, 0, 0.4),
  ],
  letters: ['neon', 'prism', 'cyber'],
}
