import { chest } from '../motifs/chest.ts'
import { anyGem } from '../motifs/gems.ts'
import { coin, crown } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { compass } from './treasure/compass.ts'
import { lamp } from './treasure/lamp.ts'
import { openBook } from './treasure/open-book.ts'
import { scroll } from './treasure/props.ts'
import { cave, library, shore } from './treasure/scenery.ts'
import { tome } from './treasure/tome.ts'

/** The treasure family: its palettes, backdrops, heroes, props and letterings. */
export const treasure: FamilyArt = {
  palettes: palettes.treasure,
  backdrops: [library, cave, library, shore],
  heroes: [tome, chest, openBook, lamp, compass, tome],
  cues: [
    ['vraj magic', openBook],
    ['cart book secret legend', tome],
    ['comoar pirat', chest],
    ['harta explorator busol', compass],
    ['lamp', lamp],
  ],
  props: [
    scroll,
    (stage) => coin(stage),
    (stage) => place(anyGem(stage), 0, 0, 0.4),
    (stage) => place(crown(stage, '#c0182a'), 0, 0, 0.5),
  ],
  letters: ['tome', 'pharaoh', 'moonlit'],
}
