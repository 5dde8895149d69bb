import type { ComponentProps } from 'react'
import type { TileFavourite, TilePicture } from '#ui/game/GameTile'

export type LiveTileProps = Omit<ComponentProps<'article'>, 'children' | 'results'> & {
  /** The table's name, and the name of the tile's link. */
  name: string
  /** The provider's name; stands where the dealer will. */
  provider: string
  /** Where the tile leads. */
  href: string
  /** Where playing begins; not offered of a closed table. */
  playHref: string
  /** The table's picture in 16:9. */
  picture?: TilePicture
  /** What a camera sees of it now: fades in over the picture, a newer one over the older, at most every 30 seconds. */
  livePicture?: string
  /** What the feed says; `unknown` before it has said anything. @default 'unknown' */
  state?: 'unknown' | 'open' | 'closed'
  /** Who deals now. */
  dealer?: string
  /** Language of the table, for example `ro`. */
  language?: string
  /** Smallest and largest bet, in lei. */
  limits?: { from: number; to: number }
  /** The table's seats in their order: whether each is free. An open table without a free one is full. */
  seats?: readonly boolean[]
  /** How many sit at a table whose seats nobody counts. */
  players?: number
  /** The last results, newest first, where there are no seats. */
  results?: readonly string[]
  /** When a closed table opens again, as a time of the day: „18:00”. */
  opensAt?: string
  /** What is said of the table is old: it loses its colour. @default false */
  stale?: boolean
  /** Asks to be told when a full table has a seat or a closed one opens, or no longer; without it there is no such button. */
  onWatch?: () => void
  /** Whether they will be told. @default false */
  watched?: boolean
  /** The heart, for players: whether the game is a favourite, and how to change that. */
  favourite?: TileFavourite
  /** Playing needs a player: Play carries a lock and says so. @default false */
  restricted?: boolean
  /** Place in a top list, before the name. */
  rank?: number
  /** Nothing fades and no seat breathes, for those who asked for quiet. @default false */
  still?: boolean
}

/** What is left for the root element. */
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
  rank,
  still,
  ...rest
}: LiveTileProps) {
  return rest
}
