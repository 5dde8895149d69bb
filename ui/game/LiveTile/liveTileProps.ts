import type { ComponentProps } from 'react'
import type { TileFavourite, TilePicture } from '#ui/game/GameTile'

export type LiveTileProps = Omit<ComponentProps<'article'>, 'children' | 'results'> & {
  /** The table's name, and the accessible name of the tile's link. */
  name: string
  /** The provider's name; shown until the dealer is known. */
  provider: string
  /** Address of the table's details. */
  href: string
  /** Address to play; not shown for a closed table. */
  playHref: string
  /** The table's picture in 16:9. */
  picture?: TilePicture
  /** Current camera picture: fades in over the picture, replaced every 30 seconds at most. */
  livePicture?: string
  /** State in the feed; `unknown` before the first data. @default 'unknown' */
  state?: 'unknown' | 'open' | 'closed'
  /** Current dealer. */
  dealer?: string
  /** Language of the table, for example `ro`. */
  language?: string
  /** Smallest and largest bet, in lei. */
  limits?: { from: number; to: number }
  /** Whether each seat is free, in order. An open table without a free seat is full. */
  seats?: readonly boolean[]
  /** Number of players at a table without seat data. */
  players?: number
  /** The last results, newest first, if there is no seat data. */
  results?: readonly string[]
  /** Time of day when a closed table opens: „18:00”. */
  opensAt?: string
  /** Whether the data is old: it is shown without colour. @default false */
  stale?: boolean
  /** Starts or stops watching for a free seat or the opening; without it there is no such button. */
  onWatch?: () => void
  /** Whether the table is watched. @default false */
  watched?: boolean
  /** The heart, for players: whether the game is a favourite, and a function to change it. */
  favourite?: TileFavourite
  /** Whether playing needs a login: Play has a lock. @default false */
  restricted?: boolean
  /** Accessible name of Play, with the table’s name; default: „Joacă” and the name. */
  playLabel?: string | undefined
  /** Rank in a top list, before the name. */
  rank?: number
  /** Whether nothing fades or moves, for reduced motion. @default false */
  still?: boolean
}

/** The props for the root element. */
export function omitOwn({
  name,
  provider,
  href,
  playHref,
  picture,
  livePicture,
  state,
  dealer,
  language,
  limits,
  seats,
  players,
  results,
  opensAt,
  stale,
  onWatch,
  watched,
  favourite,
  restricted,
  playLabel,
  rank,
  still,
  ...rest
}: LiveTileProps) {
  return rest
}
