import { coin, goldBars } from '../motifs/gold.ts'
import { horseshoe } from '../motifs/luck.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { badge, bandit, barrel, skull, wheel } from './west/figures.ts'
import { canyon, street } from './west/scenery.ts'

/** The west family: its palettes, backdrops, heroes, props and letterings. */
export const west: FamilyArt = {
  palettes: [
    palette('#2a1a5a #c84a3a #ffb85a #fff0b8 #b04a24 #3a140c #ffd26a'),
    palette('#0f5a8a #5ab0c8 #ffe0a8 #fff8d0 #c8683a #4a1c10 #ffe07a'),
    palette('#4a0c14 #d0381a #ffa03a #ffe89a #8a2a14 #2a0a08 #ffc84a'),
    palette('#0a1440 #3a3a8a #f28a6a #ffe0c0 #6a3a4a #180c1c #ffc05a'),
  ],
  backdrops: [canyon, street, canyon],
  heroes: [bandit, badge, skull, (stage) => horseshoe(stage), wheel, bandit],
  cues: [
    ['serif sheriff', badge],
    ['bandit', bandit],
    ['bizon taur', skull],
    ['potcoav', (stage) => horseshoe(stage)],
  ],
  props: [
    barrel,
    (stage) => coin(stage),
    (stage) => place(goldBars(stage), 0, 0, 0.45),
    (stage) => place(badge(stage), 0, 0, 0.45),
  ],
  letters: ['saloon', 'wanted', 'saloon'],
}
