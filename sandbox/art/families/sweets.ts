import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
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
  palettes: [
    palette('#b81a9a #ff6ac0 #ffd0e8 #fff6fa #ff9ad0 #7a1a7a #ffb0e0'),
    palette('#1a7ad8 #6ad0ff #ffe0f4 #ffffff #8ad8ff #2a4ab0 #ff9ad0'),
    palette('#6a1ac8 #b87aff #ffd8f0 #fff4ff #c89aff #4a148a #8af0e0'),
    palette('#0a9a8a #6ae8c0 #fff6c0 #fffff0 #8af0b8 #0f6a6a #ffb86a'),
    palette('#d8381a #ff9a4a #fff0a0 #fffbe0 #ffb86a #8a1f3a #ffd83a'),
  ],
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
