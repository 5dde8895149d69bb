import type { Tile } from '#app/api/contract/slices.ts'
import type { SpecialList, SpecialPlace } from '#app/api/contract/special.ts'

/** The tiles that the recommendation service has for a row, if any. */
export const recommendedTiles = (
  { source, most }: Pick<SpecialPlace, 'source' | 'most'>,
  lists: readonly SpecialList[] | undefined,
): Tile[] | undefined => lists?.find((own) => own.source === source)?.tiles.slice(0, most)
