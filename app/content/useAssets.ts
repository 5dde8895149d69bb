import { useContext } from 'react'
import type { ImageKind } from '#app/api/contract/casino.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { availableKind } from '#app/domain/images.ts'
import { Assets } from './Assets.ts'

/** Requested widths of each kind in CSS pixels, and twice that for dense screens. */
const widths: Record<ImageKind, number> = { Thumbnail: 160, Portrait: 240, Landscape: 320 }

/** Functions that return the addresses of pictures in both densities. */
export function useAssets() {
  const { game, asset } = useContext(Assets)

  function gamePicture(
    { code, version, lacks }: Pick<Tile, 'code' | 'version' | 'lacks'>,
    wanted: ImageKind,
  ) {
    const kind = availableKind(wanted, lacks)
    if (!kind) return undefined
    const at = (width: number) => game({ code, kind, version, width })
    return { src: at(widths[wanted]), srcSet: `${at(widths[wanted] * 2)} 2x` }
  }

  return { gamePicture, asset }
}
