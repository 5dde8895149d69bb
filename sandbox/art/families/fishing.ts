import { coin } from '../motifs/gold.ts'
import { place } from '../shapes.ts'
import type { FamilyArt } from '../stage.ts'
import { palette } from '../stage.ts'
import { angler, bass, boat, bobber, hook } from './fishing/figures.ts'
import { lake, reeds } from './fishing/scenery.ts'

/** The fishing family: its palettes, backdrops, heroes, props and letterings. */
export const fishing: FamilyArt = {
  palettes: [
    palette('#1a7ad8 #6ac4f8 #e0f8ff #ffffff #3a8a6a #145a3a #1f9ad8'),
    palette('#d84a2a #ff9a4a #ffe0a0 #fff6c8 #7a4a5a #2a2a3a #2a7aa8'),
    palette('#3a2a9a #b86ad0 #ffc8b0 #fff0e0 #5a5a9a #1f2450 #3a6ad0'),
    palette('#0a7a7a #4ac8a8 #e8ffd0 #fffff0 #2a7a4a #0c4a34 #1aa8a0'),
  ],
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
