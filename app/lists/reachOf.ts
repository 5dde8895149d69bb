import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { ListOf } from '#app/api/contract/pageSlices.ts'
import { bitsOf, type FilterIndex } from '#app/domain/filters/filterIndex.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import { placesOfList } from '#app/domain/tiles.ts'
import { filterPageOf } from './filters/overrides.ts'

/** The reach of a list's filters; `places` are the list's own games. */
export function reachOf(
  file: CatalogueFile,
  index: FilterIndex,
  of: ListOf,
  places: readonly number[],
): Reach {
  const here = bitsOf(index, places)
  if (filterPageOf(of) === 'other') return { here, beyond: here }
  return { here, beyond: bitsOf(index, placesOfList(file, { kind: 'all', lobby: of.lobby })) }
}
