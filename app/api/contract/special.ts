import * as v from 'valibot'
import { Lobby } from './common.ts'
import { Tile } from './pageSlices.ts'

/** List sources that the recommendation service fills for everybody (PER-05). */
export const SpecialSource = v.picklist(['PopularPggService', 'TrendingPggService', 'RecommendedPggService'])
export type SpecialSource = v.InferOutput<typeof SpecialSource>

/** Which list of the service a row may show in place of its category's games. */
export const SpecialPlace = v.object({
  source: SpecialSource,
  lobby: Lobby,
  /** Most games that the row shows. */
  most: v.number(),
})
export type SpecialPlace = v.InferOutput<typeof SpecialPlace>

/** One list of the service for one lobby, ready to be shown (`/api/special-categories`). */
export const SpecialList = v.object({ source: SpecialSource, tiles: v.array(Tile) })
export type SpecialList = v.InferOutput<typeof SpecialList>
