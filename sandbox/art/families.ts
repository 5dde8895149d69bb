import { cards } from './families/cards.ts'
import { carpathian } from './families/carpathian.ts'
import { clover } from './families/clover.ts'
import { crystals } from './families/crystals.ts'
import { dice } from './families/dice.ts'
import { dragon } from './families/dragon.ts'
import { egypt } from './families/egypt.ts'
import { fishing } from './families/fishing.ts'
import { fruit } from './families/fruit.ts'
import { jungle } from './families/jungle.ts'
import { mining } from './families/mining.ts'
import { norse } from './families/norse.ts'
import { ocean } from './families/ocean.ts'
import { olympus } from './families/olympus.ts'
import { rocket } from './families/rocket.ts'
import { roulette } from './families/roulette.ts'
import { space } from './families/space.ts'
import { sweets } from './families/sweets.ts'
import { transylvania } from './families/transylvania.ts'
import { treasure } from './families/treasure.ts'
import { vault } from './families/vault.ts'
import { west } from './families/west.ts'
import { wheelShow } from './families/wheel-show.ts'
import type { ArtFamily } from './palettes.ts'
import type { FamilyArt } from './stage.ts'

/** Every visual family by its public name. */
export const families = {
  egypt,
  fruit,
  norse,
  transylvania,
  carpathian,
  jungle,
  ocean,
  crystals,
  dragon,
  west,
  sweets,
  treasure,
  mining,
  olympus,
  fishing,
  vault,
  space,
  clover,
  rocket,
  roulette,
  cards,
  dice,
  'wheel-show': wheelShow,
} as const satisfies Record<ArtFamily, FamilyArt>
