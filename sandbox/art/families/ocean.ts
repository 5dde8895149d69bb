import { chest } from '../motifs/chest.ts'
import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { dolphin, reefFish, shell, starfish, trident } from './ocean/figures.ts'
import { abyss, reef } from './ocean/scenery.ts'

/** The ocean family: its palettes, backdrops, heroes, props and letterings. */
export const ocean: FamilyArt = {
  palettes: [
    palette('#0a4ab8 #0f8ae0 #3ad8e8 #d8ffff #1f7ab8 #06305a #ffe88a'),
    palette('#02304a #0a7a8a #3ae0b8 #e0fff0 #0f6a70 #04283a #ffd86a'),
    palette('#1a0a5a #3a2ab8 #4a9af0 #d8e8ff #2a3a9a #0c0a3a #ff8ae0'),
    palette('#021438 #0a3a8a #1a7ac8 #a8e8ff #0f3a7a #020f2a #5affe8'),
  ],
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
