import type { QueryClient } from '@tanstack/react-query'
import type { ContentStatus } from '#app/api/contract/common.ts'
import type { Slice, Tile } from '#app/api/contract/slices.ts'
import type { Winner } from '#app/api/contract/winners.ts'
import { placesByCode, tileAt } from '#app/domain/tiles.ts'
import { catalogueQuery } from './catalogue.ts'

const tilesIn = (slice: Slice | undefined): readonly Tile[] => (slice && 'tiles' in slice ? slice.tiles : [])

/** All tiles of recently rendered parts of pages, and of the winners. */
const renderedTiles = (client: QueryClient): Tile[] => [
  ...client.getQueriesData<Slice>({ queryKey: ['slice'] }).flatMap(([, slice]) => tilesIn(slice)),
  ...client.getQueriesData<Winner[]>({ queryKey: ['winners'] }).flatMap(([, winners = []]) => {
    return winners.map(({ tile }) => tile)
  }),
]

/** The tile of a game that the browser knows: from rendered parts, else from the catalogue if it is loaded. */
export function knownTile(client: QueryClient, code: string, status: ContentStatus): Tile | undefined {
  const drawn = renderedTiles(client).find((tile) => tile.code === code)
  if (drawn) return drawn
  const file = client.getQueryData(catalogueQuery(status).queryKey)
  const place = file && placesByCode(file).get(code)
  return file && place !== undefined ? tileAt(file, place) : undefined
}
