import * as v from 'valibot'
import { Lobby } from './common.ts'
import { Tile } from './pageSlices.ts'

/** List sources that the recommendation service fills for all visitors (PER-05). */
export const SpecialSource = v.picklist(['PopularPggService', 'TrendingPggService', 'RecommendedPggService'])
export type SpecialSource = v.InferOutput<typeof SpecialSource>

/** The list of the service that a row may show instead of its category's games. */
export const SpecialPlace = v.object({
  source: SpecialSource,
  lobby: Lobby,
  /** Highest number of games in the row. */
  most: v.number(),
})
export type SpecialPlace = v.InferOutput<typeof SpecialPlace>

/** A list of the service for a lobby, as tiles (`/api/special-categories`). */
export const SpecialList = v.object({ source: SpecialSource, tiles: v.array(Tile) })
export type SpecialList = v.InferOutput<typeof SpecialList>
