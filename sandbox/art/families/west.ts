import { coin, goldBars } from '../motifs/gold.ts'
import { horseshoe } from '../motifs/luck.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { badge, bandit, barrel, skull, wheel } from './west/figures.ts'
import { canyon, street } from './west/scenery.ts'

/** The west family: its palettes, backdrops, heroes, props and letterings. */
export const west: FamilyArt = {
  palettes: palettes.west,
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
