import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { jet, multiplier, plane, rocketShip } from './rocket/figures.ts'
import { orbit, stratosphere } from './rocket/scenery.ts'

/** The rocket family: its palettes, backdrops, heroes, props and letterings. */
export const rocket: FamilyArt = {
  palettes: palettes.rocket,
  backdrops: [orbit, stratosphere, orbit],
  heroes: [rocketShip, plane, jet, rocketShip],
  solo: true,
  cues: [
    ['racheta rocket', rocketShip],
    ['avion zbor pilot aviator', plane],
    ['jet', jet],
  ],
  props: [multiplier, (stage) => place(coin(stage), 0, 0, 0.7)],
  letters: ['velocity', 'cyber', 'velocity'],
}
