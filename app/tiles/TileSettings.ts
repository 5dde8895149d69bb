import { type ComponentType, createContext } from 'react'
import type { RailLayout } from '#ui/layout/Rail'
import { TileOf, type TileOfProps } from './TileOf.tsx'

/** How rows and lists of a page render games. */
type TileSettingsValue = {
  Tile: ComponentType<TileOfProps>
  /** The layout of every row, instead of the editor's choice. */
  rail?: RailLayout
  /** Name of the grid's columns for tiles that are wider than a game's. */
  grid?: 'live'
}

/** The tile component of a page; the live lobby has its own (LIV-05). */
export const TileSettings = createContext<TileSettingsValue>({ Tile: TileOf })
