import type { GamesSlice } from '#app/api/contract/slices.ts'
import { TileRow } from '#app/tiles/TileRow.tsx'
import { SpecialRow } from './SpecialRow.tsx'

/** CMS widget `Games`: one category in one of the six tile layouts. */
export function GamesRow({ slice }: { slice: GamesSlice }) {
  const { special } = slice
  return special ? <SpecialRow slice={slice} special={special} /> : <TileRow slice={slice} />
}
