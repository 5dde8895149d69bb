export { LiveTile, type LiveTileProps } from './LiveTile.tsx'
export { LiveTileSkeleton, type LiveTileSkeletonProps } from './LiveTileSkeleton.tsx'
