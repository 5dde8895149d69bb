export { LiveTile } from './LiveTile.tsx'
export { LiveTileSkeleton, type LiveTileSkeletonProps } from './LiveTileSkeleton.tsx'
export type { LiveTileProps } from './liveTileProps.ts'
