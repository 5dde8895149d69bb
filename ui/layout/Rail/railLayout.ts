import type { GameTileLayout } from '#ui/game/GameTile'

/** What a row shows; `Live` are live tables. */
export type RailLayout = GameTileLayout | 'Live' | 'Provider' | 'Collection'
