import { anyGem } from '../motifs/gems.ts'
import { goldBars } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { cart, nugget } from './mining/cart.ts'
import { crossed } from './mining/crossed.ts'
import { dynamite } from './mining/dynamite.ts'
import { miner } from './mining/miner.ts'
import { tnt } from './mining/props.ts'
import { quarry, tunnel } from './mining/scenery.ts'

/** The mining family: its palettes, backdrops, heroes, props and letterings. */
export const mining: FamilyArt = {
  palettes: [
    palette('#1c0e2e #5a2a5a #ffae4a #ffe29a #6a3a34 #1c0c10 #ffc83a'),
    palette('#06222e #0f5f72 #ffc86a #fff0c0 #2f5058 #08181c #5af0ff'),
    palette('#2a1406 #8a4a12 #ffc23a #fff2b0 #5a3418 #180c06 #ffdf5a'),
    palette('#14083a #3f2a9a #ff8ad0 #ffe8ff #3a2a6a #0e0828 #8affea'),
  ],
  backdrops: [tunnel, quarry, tunnel],
  heroes: [dynamite, cart, miner, crossed, cart],
  cues: [
    ['dinamit dynamite explo tnt', dynamite],
    ['vagonet', cart],
    ['miner', miner],
  ],
  props: [
    nugget,
    tnt,
    (stage) => place(anyGem(stage), 0, 0, 0.4),
    (stage) => place(goldBars(stage), 0, 0, 0.5),
    (stage) => place(dynamite(stage), 0, 0, 0.45),
  ],
  letters: ['blast', 'wanted', 'blast'],
}
