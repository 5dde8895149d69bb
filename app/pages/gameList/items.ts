import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { tileAt } from '#app/domain/tiles.ts'

/** One game of the list; its tile is made when it is drawn. */
export type ListItem = { code: string; tile: () => Tile }

type Amounts = ReadonlyMap<string, number>

/** One object a game and catalogue, so that a tile that stays in view is not drawn anew. */
const made = new WeakMap<CatalogueFile, Map<number, ListItem>>()

/** The game at `place`; `jackpots` are top levels by game code. */
export function itemAt(file: CatalogueFile, place: number, jackpots: Amounts): ListItem {
  const known = made.get(file) ?? new Map<number, ListItem>()
  made.set(file, known)
  const item = known.get(place)
  if (item) return item
  const code = file.games.code[place] ?? ''
  let tile: Tile | undefined
  const fresh: ListItem = {
    code,
    tile: () => {
      tile ??= tileAt(file, place, jackpots.get(code))
      return tile
    },
  }
  known.set(place, fresh)
  return fresh
}
