export { GameTile } from './GameTile.tsx'
export { GameTileSkeleton, type GameTileSkeletonProps } from './GameTileSkeleton.tsx'
export type { GameTileLayout, GameTileProps, LiveState, TileFavourite, TilePicture } from './gameTileProps.ts'
export { FavouriteMark, LiveMark } from './TileMarks.tsx'
