import { useContext } from 'react'
import type { Tile } from '#app/api/contract/slices.ts'
import { ServerScope } from '#app/lib/ServerScope.tsx'
import { LabelStyles } from '#ui/game/GameLabel'
import { labelOf } from './TileOf.tsx'

type LabelStylesOfProps = {
  /** The tiles that follow, or whatever else has a label. */
  tiles: readonly Pick<Tile, 'label'>[]
}

/** Colours of the labels of some tiles, which the server draws into the page. */
export function LabelStylesOf({ tiles }: LabelStylesOfProps) {
  const nonce = useContext(ServerScope)?.nonce
  return <LabelStyles nonce={nonce} colors={tiles.flatMap((tile) => labelOf(tile)?.colors ?? [])} />
}
