import { coin } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { angler, bass, boat, bobber, hook } from './fishing/figures.ts'
import { lake, reeds } from './fishing/scenery.ts'

/** The fishing family: its palettes, backdrops, heroes, props and letterings. */
export const fishing: FamilyArt = {
  palettes: palettes.fishing,
  backdrops: [lake, reeds, lake],
  heroes: [bass, angler, bass, hook, boat],
  cues: [
    ['pescar', angler],
    ['pesti peste fish crap somn', bass],
    ['undit', hook],
  ],
  props: [bobber, (stage) => coin(stage), (stage) => place(bass(stage), 0, 0, 0.48)],
  letters: ['angler', 'lagoon', 'angler'],
}
