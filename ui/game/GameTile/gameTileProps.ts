import type { ComponentProps, ReactElement } from 'react'
import type { LabelColors } from '#ui/game/GameLabel'

export type GameTileLayout = 'Default' | 'DoubleRow' | 'Portrait' | 'Landscape' | 'Top10' | 'LargeOnMobile'

export type TilePicture = {
  src: string
  srcSet?: string
  alternative?: { media: string; srcSet: string }
  /** Whether it is in the first view: then the server's HTML has its address. @default false */
  first?: boolean
}

export type TileFavourite = {
  on: boolean
  /** Whether the change is being saved. */
  pending?: boolean
  onToggle: () => void
}

/** State of a live table; `unknown` without current data. */
export type LiveState = 'open' | 'full' | 'closed' | 'unknown'

export type GameTileProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The game's name, and the accessible name of the tile's link. */
  name: string
  /** The provider's name. */
  provider: string
  /** Address of the game's details. */
  href: string
  /** Address of the game for money; shown with mouse and keyboard. */
  playHref: string
  /** Address of the demo, if the game has one. */
  demoHref?: string
  /** One of the six layouts. @default 'Default' */
  layout?: GameTileLayout
  /** The game's picture in the layout's ratio; without it the tile shows its name on the provider's colour. */
  picture?: TilePicture
  /** Hue of the picture (OKLCH) in twelfths of a turn, 0 to 11: its place has that colour until it has loaded. */
  hue?: number | undefined
  /** For live games: state of the table, over the picture; a label is beside it if there is space. */
  live?: LiveState
  /** At most one label over the picture. */
  label?: { text: string; colors?: LabelColors }
  /**
   * Top amount of the game's jackpot in lei, or an element that shows it; replaces the provider. Rendered twice: visibly,
   * and in the link's name.
   */
  jackpot?: number | ReactElement
  /** RTP in percent; shown by LargeOnMobile on narrow screens. */
  rtp?: number
  /** Rank in a top list, 1 to 10; shown by the Top10 layout. */
  rank?: number
  /** `unavailable`, in maintenance: the picture is dimmed under a plate, and there is no Play. @default 'available' */
  state?: 'available' | 'unavailable'
  /** The heart, for players: whether the game is a favourite, and a function to change it. */
  favourite?: TileFavourite
  /** Whether playing needs a login: Play has a lock. @default false */
  restricted?: boolean
  /** Accessible name of Play, with the game’s name; default: „Joacă” and the name. */
  playLabel?: string | undefined
}
