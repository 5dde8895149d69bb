import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { jet, multiplier, plane, rocketShip } from './rocket/figures.ts'
import { orbit, stratosphere } from './rocket/scenery.ts'

/** The rocket family: its palettes, backdrops, heroes, props and letterings. */
export const rocket: FamilyArt = {
  palettes: [
    palette('#07031c #24107a #8a2ad8 #f0c8ff #4a2a9a #0a0424 #ff5a8a'),
    palette('#02101c #0a3a5a #1a8aa8 #c8ffff #1f5a7a #031420 #3affb0'),
    palette('#14040a #5a0c24 #e03a3a #ffe0b0 #7a1a2a #14040a #ffc02a'),
    palette('#0a4ac0 #3a9af0 #c8f0ff #ffffff #4a8ad0 #0a2a6a #ff4a6a'),
    palette('#0a0a12 #2a2a3a #6a5a4a #ffe8b8 #3a3444 #08080e #ffa01a'),
  ],
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
