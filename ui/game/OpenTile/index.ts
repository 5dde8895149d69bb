export { isInRow } from './makeRoom.ts'
export { OpenTile, type OpenTileProps } from './OpenTile.tsx'
