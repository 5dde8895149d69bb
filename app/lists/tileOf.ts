import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { tileAt } from '#app/domain/tiles.ts'

const made = new WeakMap<CatalogueFile, Map<number, Tile>>()

/** The tile of the game at `place`; cached per catalogue, so that the component does not render again. */
export function tileOf(file: CatalogueFile, place: number): Tile {
  const known = made.get(file) ?? new Map<number, Tile>()
  made.set(file, known)
  const tile = known.get(place) ?? tileAt(file, place)
  known.set(place, tile)
  return tile
}
