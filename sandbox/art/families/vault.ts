import { coin, crown, goldBars } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { bag, bars, door, note, notes } from './vault/figures.ts'
import { city, strongroom } from './vault/scenery.ts'

/** The vault family: its palettes, backdrops, heroes, props and letterings. */
export const vault: FamilyArt = {
  palettes: [
    palette('#04140a #0f5a2a #6ac84a #f0ffb0 #1f5a3a #06200f #ffe04a'),
    palette('#0a0a20 #2a2a78 #8a6ac8 #ffe8c0 #2f2f5a #0a0a1c #ffcf4a'),
    palette('#1c0c02 #7a4a0a #f0b83a #fff3b8 #5a3c14 #1a0e04 #fff06a'),
    palette('#04141c #0f4a6a #3ac0d8 #e8ffff #2a4a5a #06141c #ffd24a'),
    palette('#1c0410 #7a0f3a #e84a6a #ffe0c8 #5a1f38 #1c0610 #ffd86a'),
  ],
  backdrops: [city, strongroom, city],
  heroes: [door, bag, notes, bars, (stage) => crown(stage, '#c0142a')],
  cues: [
    ['seif vault banc', door],
    ['coroan', (stage) => crown(stage, '#c0142a')],
    ['aur gold', bars],
    ['bani cash lei', notes],
  ],
  props: [
    (stage) => coin(stage),
    (stage) => place(goldBars(stage), 0, 0, 0.5),
    (stage) => place(note(stage, '#3aa04a'), 0, 6, 0.7),
    (stage) => place(bag(stage), 0, 0, 0.48),
  ],
  letters: ['bank', 'sevens', 'chrome'],
}
