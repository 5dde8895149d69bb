import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { idol } from './jungle/idol.ts'
import { parrot } from './jungle/parrot.ts'
import { totem } from './jungle/props.ts'
import { canopy, ruin } from './jungle/scenery.ts'
import { sunDisk } from './jungle/sun-disk.ts'

/** The jungle family: its palettes, backdrops, heroes, props and letterings. */
export const jungle: FamilyArt = {
  palettes: [
    palette('#04301c #1a8a3a #e0f08a #fff6b0 #2a6a3a #0a3a1a #ffe04a'),
    palette('#3a0a3a #b82a4a #ffb04a #ffe8a0 #6a3a4a #1c3a1c #ffd24a'),
    palette('#033a4a #0f9a9a #c8f8c0 #fffbc8 #1f6a5a #06382c #ffe85a'),
    palette('#0a1038 #2a3aa0 #5ac8b8 #d8fff0 #1f4a5a #06282a #5affd0'),
  ],
  backdrops: [ruin, canopy],
  heroes: [idol, sunDisk, idol, parrot],
  cues: [
    ['soare', sunDisk],
    ['papagal', parrot],
    ['templ totem aztec maya', idol],
  ],
  props: [totem, (stage) => coin(stage), (stage) => place(cutStone(stage, '#18d88a', 8), 0, 0, 0.4)],
  letters: ['emerald', 'pharaoh', 'blast'],
}
