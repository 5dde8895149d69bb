import { chest } from '../motifs/chest.ts'
import { anyGem } from '../motifs/gems.ts'
import { coin, crown } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { compass } from './treasure/compass.ts'
import { lamp } from './treasure/lamp.ts'
import { openBook } from './treasure/open-book.ts'
import { scroll } from './treasure/props.ts'
import { cave, library, shore } from './treasure/scenery.ts'
import { tome } from './treasure/tome.ts'

/** The treasure family: its palettes, backdrops, heroes, props and letterings. */
export const treasure: FamilyArt = {
  palettes: [
    palette('#240a3a #6a2a7a #f0a04a #ffe6a8 #6a3a2a #1c0a14 #ffd24a'),
    palette('#04202a #0f5a6a #e8b85a #fff0c0 #4a4a3a #0a1a1c #ffe07a'),
    palette('#2a1206 #8a4a14 #ffca5a #fff3c0 #6a3a14 #1c0c04 #ffe48a'),
    palette('#08123a #1f3a8a #8ab0d8 #eef4ff #2a3a6a #080e24 #ffd86a'),
    palette('#0c2a14 #2a7a3a #d8d06a #fffac0 #2f5a2a #08180c #ffe45a'),
  ],
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
