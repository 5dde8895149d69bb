import type { GameTileLayout } from '#ui/game/GameTile'

/** What a row shows. */
export type RailLayout = GameTileLayout | 'Provider' | 'Collection'
