import { anyGem, cutStone, gemColors } from '../motifs/gems.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { alien } from './space/alien.ts'
import { astronaut } from './space/astronaut.ts'
import { planet } from './space/planet.ts'
import { meteor } from './space/props.ts'
import { nebula, surface } from './space/scenery.ts'
import { warpStar } from './space/warp-star.ts'

/** The space family: its palettes, backdrops, heroes, props and letterings. */
export const space: FamilyArt = {
  palettes: palettes.space,
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
