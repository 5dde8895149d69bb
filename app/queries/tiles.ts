import type { QueryClient } from '@tanstack/react-query'
import type { Slice, Tile } from '#app/api/contract/slices.ts'

const tilesIn = (slice: Slice | undefined): readonly Tile[] => (slice && 'tiles' in slice ? slice.tiles : [])

/** The tile of a game, if some part of a page that was drawn lately has it. */
export function tileOnPage(client: QueryClient, code: string): Tile | undefined {
  for (const [, slice] of client.getQueriesData<Slice>({ queryKey: ['slice'] })) {
    const tile = tilesIn(slice).find((one) => one.code === code)
    if (tile) return tile
  }
  return undefined
}
