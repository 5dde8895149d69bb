import { coin, crown, goldBars } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { bag, bars, door, note, notes } from './vault/figures.ts'
import { city, strongroom } from './vault/scenery.ts'

/** The vault family: its palettes, backdrops, heroes, props and letterings. */
export const vault: FamilyArt = {
  palettes: palettes.vault,
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
