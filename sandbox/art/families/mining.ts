import { anyGem } from '../motifs/gems.ts'
import { goldBars } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { cart, nugget } from './mining/cart.ts'
import { crossed } from './mining/crossed.ts'
import { dynamite } from './mining/dynamite.ts'
import { miner } from './mining/miner.ts'
import { tnt } from './mining/props.ts'
import { quarry, tunnel } from './mining/scenery.ts'

/** The mining family: its palettes, backdrops, heroes, props and letterings. */
export const mining: FamilyArt = {
  palettes: palettes.mining,
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
