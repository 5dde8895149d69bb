import { tokens } from '#tokens/dist/tokens.ts'

/** An extent on the inline axis, in CSS pixels from the left. */
export type Extent = { left: number; width: number }

export type OpenBox = {
  /** Width of the opened tile. */
  width: number
  /** How far it reaches over the left edge of the closed tile; negative where it begins to the right of that edge. */
  before: number
  /** How far it reaches over the right edge. */
  after: number
}

const { 'open-tile': MIN_WIDTH, 'open-tile-foot': FOOT } = tokens.size
const RATIO = 16 / 9

/**
 * The box of an open tile, which does not make its row taller: a picture of 16:9 above the facts, within the visible
 * part of the row. `height` is that of the row's slides.
 */
export function openBox(tile: Extent, height: number, row: Extent): OpenBox {
  const wanted = Math.max((height - FOOT) * RATIO, tile.width, MIN_WIDTH)
  const width = Math.min(wanted, row.width)
  const left = Math.max(row.left, Math.min(tile.left, row.left + row.width - width))
  return { width, before: tile.left - left, after: left + width - tile.left - tile.width }
}
