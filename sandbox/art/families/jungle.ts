import { cutStone } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { idol } from './jungle/idol.ts'
import { parrot } from './jungle/parrot.ts'
import { totem } from './jungle/props.ts'
import { canopy, ruin } from './jungle/scenery.ts'
import { sunDisk } from './jungle/sun-disk.ts'

/** The jungle family: its palettes, backdrops, heroes, props and letterings. */
export const jungle: FamilyArt = {
  palettes: palettes.jungle,
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
