import { chest } from '../motifs/chest.ts'
import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { dolphin, reefFish, shell, starfish, trident } from './ocean/figures.ts'
import { abyss, reef } from './ocean/scenery.ts'

/** The ocean family: its palettes, backdrops, heroes, props and letterings. */
export const ocean: FamilyArt = {
  palettes: palettes.ocean,
  backdrops: [reef, abyss, reef],
  heroes: [shell, trident, dolphin, reefFish, chest],
  cues: [
    ['perl pearl', shell],
    ['trident poseid neptun', trident],
    ['delfin', dolphin],
    ['comoar', chest],
  ],
  props: [
    starfish,
    (stage) => coin(stage),
    (stage) => place(shell(stage), 0, 0, 0.45),
    (stage) => place(reefFish(stage), 0, -10, 0.45),
  ],
  letters: ['lagoon', 'pharaoh', 'lagoon', 'angler'],
}
