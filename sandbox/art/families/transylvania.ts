import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { bat } from './transylvania/bat.ts'
import { castle } from './transylvania/castle.ts'
import { chalice } from './transylvania/chalice.ts'
import { count } from './transylvania/count.ts'
import { candle, rose } from './transylvania/props.ts'
import { night, ruins } from './transylvania/scenery.ts'

/** The transylvania family: its palettes, backdrops, heroes, props and letterings. */
export const transylvania: FamilyArt = {
  palettes: [
    palette('#12041c #4a0a3a #c2283a #ffd9b0 #5a1a3a #1c0614 #ff4a4a'),
    palette('#050a24 #1c2a6a #6a7ac8 #e6eeff #2a3568 #0a0c24 #ff5a6a'),
    palette('#0a0620 #3a1a7a #a85ad8 #f2dcff #3c2068 #120626 #c87aff'),
    palette('#03140f #0c4a3c #5ab88a #eaffdc #14483c #041812 #b0ff5a'),
    palette('#1a0204 #6a0a0c #ff6a2a #ffe2a0 #5a1210 #1a0404 #ff8a2a'),
  ],
  backdrops: [night, ruins, night],
  heroes: [count, (stage) => castle(stage), bat, chalice, count],
  cues: [
    ['castel bran', (stage) => castle(stage)],
    ['liliac bat', bat],
    ['vampir conte drac strigoi', count],
    ['sange blood', chalice],
  ],
  props: [
    rose,
    candle,
    (stage) => place(chalice(stage), 0, 0, 0.5),
    (stage) => place(bat(stage), 0, -20, 0.5),
  ],
  letters: ['blood', 'moonlit', 'blood'],
}
