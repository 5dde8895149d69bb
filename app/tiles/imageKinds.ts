import type { ImageKind } from '#app/api/contract/casino.ts'
import type { TileLayout } from '#app/api/contract/cms.ts'

/** The image kind that each tile layout shows. */
export const imageKinds: Record<TileLayout, ImageKind> = {
  Default: 'Thumbnail',
  DoubleRow: 'Thumbnail',
  Portrait: 'Portrait',
  Landscape: 'Landscape',
  Top10: 'Portrait',
  LargeOnMobile: 'Landscape',
}
