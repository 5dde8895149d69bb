import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { bat } from './transylvania/bat.ts'
import { castle } from './transylvania/castle.ts'
import { chalice } from './transylvania/chalice.ts'
import { count } from './transylvania/count.ts'
import { candle, rose } from './transylvania/props.ts'
import { night, ruins } from './transylvania/scenery.ts'

/** The transylvania family: its palettes, backdrops, heroes, props and letterings. */
export const transylvania: FamilyArt = {
  palettes: palettes.transylvania,
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
