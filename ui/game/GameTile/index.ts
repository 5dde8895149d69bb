export { GameTile, type GameTileLayout, type GameTileProps, type TilePicture } from './GameTile.tsx'
export { GameTileSkeleton, type GameTileSkeletonProps } from './GameTileSkeleton.tsx'
