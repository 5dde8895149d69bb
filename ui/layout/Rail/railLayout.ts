import type { GameTileLayout } from '#ui/game/GameTile'

/** What a row shows; it says how many slides are in view at each width (tokens/grid.json). */
export type RailLayout = GameTileLayout | 'Provider' | 'Collection'
