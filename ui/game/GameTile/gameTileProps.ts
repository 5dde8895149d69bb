import type { ComponentProps, ReactElement } from 'react'
import type { LabelColors } from '#ui/game/GameLabel'

export type GameTileLayout = 'Default' | 'DoubleRow' | 'Portrait' | 'Landscape' | 'Top10' | 'LargeOnMobile'

export type TilePicture = {
  src: string
  srcSet?: string
  alternative?: { media: string; srcSet: string }
  /** Of the first view: the page asks for it by itself. @default false */
  first?: boolean
}

export type TileFavourite = {
  on: boolean
  /** The change is being saved. */
  pending?: boolean
  onToggle: () => void
}

/** How a live table is; of an `unknown` one nothing is said yet, or nothing that still holds. */
export type LiveState = 'open' | 'full' | 'closed' | 'unknown'

export type GameTileProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The game's name, and the name of the tile's link. */
  name: string
  /** The provider's name. */
  provider: string
  /** Where the tile leads. */
  href: string
  /** Where a real game begins; offered with mouse and keyboard. */
  playHref: string
  /** Where a demo begins; only games that have one. */
  demoHref?: string
  /** One of the six layouts. @default 'Default' */
  layout?: GameTileLayout
  /** The game's picture in the layout's proportions; without it the tile shows its name on the provider's colour. */
  picture?: TilePicture
  /** Live games: how the table is, over the picture; a label stands beside it where there is room. */
  live?: LiveState
  /** At most one label over the picture. */
  label?: { text: string; colors?: LabelColors }
  /** Top amount of the jackpot the game takes part in, in lei, or the element that shows it; in place of the provider. */
  jackpot?: number | ReactElement
  /** Return to player in percent; shown by LargeOnMobile on narrow screens. */
  rtp?: number
  /** Place in a top list, 1 to 10; drawn by the Top10 layout. */
  rank?: number
  /** `unavailable` dims the picture and says so. @default 'available' */
  state?: 'available' | 'unavailable'
  /** The heart, for players: whether the game is a favourite, and how to change that. */
  favourite?: TileFavourite
  /** Playing needs a player: Play carries a lock and says so. @default false */
  restricted?: boolean
  /** Outlined by the preview of the editors. @default false */
  selected?: boolean
  /** Lifted while it is being moved in an order. @default false */
  dragging?: boolean
}
