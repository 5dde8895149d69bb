import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { cupcake } from './sweets/cupcake.ts'
import { donut } from './sweets/donut.ts'
import { gummy } from './sweets/gummy.ts'
import { lollipop, swirl } from './sweets/lollipop.ts'
import { tones } from './sweets/parts.ts'
import { jellyBean, sugarStar } from './sweets/props.ts'
import { candyLand, party } from './sweets/scenery.ts'
import { wrapped } from './sweets/wrapped.ts'

/** The sweets family: its palettes, backdrops, heroes, props and letterings. */
export const sweets: FamilyArt = {
  palettes: palettes.sweets,
  backdrops: [candyLand, party, candyLand],
  heroes: [lollipop, (stage) => wrapped(stage), cupcake, donut, gummy],
  cues: [
    ['acade', lollipop],
    ['prajit tort', cupcake],
    ['gogoas', donut],
    ['jelek', gummy],
    ['bomboan candy', (stage) => wrapped(stage)],
  ],
  props: [
    sugarStar,
    jellyBean,
    (stage) => place(wrapped(stage), 0, 0, 0.5),
    (stage) => place(swirl(stage, 44, '#fff6fa', stage.random.pick(tones)), 0, 0),
  ],
  letters: ['sugar', 'caramel', 'sugar'],
}
