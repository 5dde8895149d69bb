import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { dragonHead } from './dragon/dragon-head.ts'
import { fan } from './dragon/fan.ts'
import { lantern } from './dragon/lantern.ts'
import { ingot, lotus } from './dragon/props.ts'
import { silk, temple } from './dragon/scenery.ts'

/** The dragon family: its palettes, backdrops, heroes, props and letterings. */
export const dragon: FamilyArt = {
  palettes: palettes.dragon,
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
