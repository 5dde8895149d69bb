import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { dragonHead } from './dragon/dragon-head.ts'
import { fan } from './dragon/fan.ts'
import { lantern } from './dragon/lantern.ts'
import { ingot, lotus } from './dragon/props.ts'
import { silk, temple } from './dragon/scenery.ts'

/** The dragon family: its palettes, backdrops, heroes, props and letterings. */
export const dragon: FamilyArt = {
  palettes: [
    palette('#5a0410 #c8141c #ff7a2a #ffe08a #8a1a1a #3a060c #ffd24a'),
    palette('#08204a #1a5a9a #ffb0a0 #fff0d0 #3a5a7a #0c1c34 #ffd86a'),
    palette('#2a0a4a #8a1f7a #ff8a9a #ffe8d0 #5a2a5a #1a0828 #ffb0d8'),
    palette('#03302a #0f8a6a #c8e89a #fff6c0 #1f6a54 #062a22 #ffd24a'),
    palette('#1a0804 #7a3208 #f2a01a #fff0a8 #6a2a08 #1c0a04 #ff5a3a'),
  ],
  backdrops: [temple, silk, temple],
  heroes: [dragonHead, dragonHead, lantern, fan, (stage) => place(coin(stage), 0, 0, 1.9)],
  cues: [
    ['dragon', dragonHead],
    ['lanpas lampion felinar', lantern],
    ['evantai', fan],
  ],
  props: [ingot, lotus, (stage) => place(lantern(stage), 0, 0, 0.45), (stage) => coin(stage)],
  letters: ['imperial', 'lacquer', 'imperial'],
}
