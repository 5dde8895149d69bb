import { type ComponentType, createContext } from 'react'
import type { RailLayout } from '#ui/layout/Rail'
import { TileOf, type TileOfProps } from './TileOf.tsx'

/** How games stand in the lists of a page. */
type Tiles = {
  Tile: ComponentType<TileOfProps>
  /** The layout of every row, whatever the editor chose; without it the editor's. */
  rail?: RailLayout
  /** Name of the grid's columns, where tiles are not as wide as a game's. */
  grid?: 'live'
}

/** The tiles of a page; those of the live lobby say so themselves (LIV-05). */
export const TilesHere = createContext<Tiles>({ Tile: TileOf })
