export { GameTile } from './GameTile.tsx'
export { GameTileSkeleton, type GameTileSkeletonProps } from './GameTileSkeleton.tsx'
export type { GameTileLayout, GameTileProps, TilePicture } from './gameTileProps.ts'
