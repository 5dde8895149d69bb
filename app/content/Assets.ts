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

/** Base addresses of pictures, provided by the site layout. */
export const Assets = createContext(assetsUnder(''))
