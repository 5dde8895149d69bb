import { useContext } from 'react'
import type { Tile } from '#app/api/contract/slices.ts'
import { ServerScope } from '#app/platform/ServerScope.tsx'
import { LabelStyles } from '#ui/game/GameLabel'
import { labelOf } from './TileOf.tsx'

type LabelStylesOfProps = {
  /** Tiles, or other items, that have a label. */
  tiles: readonly Pick<Tile, 'label'>[]
}

/** Style element with the colours of the tiles' labels, which the server renders into the page. */
export function LabelStylesOf({ tiles }: LabelStylesOfProps) {
  const nonce = useContext(ServerScope)?.nonce
  return <LabelStyles nonce={nonce} colors={tiles.flatMap((tile) => labelOf(tile)?.colors ?? [])} />
}
