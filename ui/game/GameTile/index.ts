export { GameTile, type GameTileLayout, type GameTileProps, type TilePicture } from './GameTile.tsx'
