import type { GameTileLayout } from '#ui/game/GameTile'

/** Kind of the slides; `Live` are live tables. */
export type RailLayout = GameTileLayout | 'Live' | 'Provider' | 'Collection' | 'Winner'
