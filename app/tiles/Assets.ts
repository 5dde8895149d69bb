import { createContext } from 'react'
import { assetUrl, type GameImage, gameImageUrl } from '#app/domain/images.ts'

/** Addresses of pictures: of games by code and kind, of other assets by id; `width` in device pixels. */
export type AssetAddresses = {
  game: (image: GameImage) => string
  asset: (id: string, width: number) => string
}

/** Addresses under `base`, which has no closing slash. */
export const assetsUnder = (base: string): AssetAddresses => ({
  game: (image) => gameImageUrl(base, image),
  asset: (id, width) => assetUrl(base, id, width),
})

/** Where pictures are loaded from; the layout says so to all that stands in it. */
export const Assets = createContext(assetsUnder(''))
