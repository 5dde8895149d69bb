import type { GamesSlice } from '#app/api/contract/slices.ts'
import { SpecialRow } from './SpecialRow.tsx'
import { TileRow } from './TileRow.tsx'

/** CMS widget `Games`: one category in one of the six tile layouts. */
export function GamesRow({ slice }: { slice: GamesSlice }) {
  const { special } = slice
  return special ? <SpecialRow slice={slice} special={special} /> : <TileRow slice={slice} />
}
