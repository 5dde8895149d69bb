import type { ReactNode } from 'react'

export type SearchKind = 'game' | 'provider' | 'category' | 'collection'

/** A picture and the same one for denser screens. */
export type SearchPicture = { src: string; srcSet?: string }

/** Number of a provider's games whose pictures its row shows. */
export const MAX_GAME_PICTURES = 4

/** A search result or a recommendation. */
export type SearchOption = {
  /** Unique in the whole panel. */
  id: string
  kind: SearchKind
  name: string
  href: string
  /** Ranges of the name that match the term. */
  matches?: readonly (readonly [start: number, end: number])[]
  /** Its current state, shown before the facts: „3 locuri libere”. */
  now?: ReactNode
  /** One line under the name: „Brazi · RTP 96,21%”. */
  facts?: string
  /** Square picture. */
  picture?: SearchPicture
  /** A provider's logo for light surfaces. */
  lightLogo?: string
  /** A provider's logo for dark surfaces. */
  darkLogo?: string
  /** Pictures of a provider's games; the first `MAX_GAME_PICTURES` are shown. */
  games?: readonly SearchPicture[]
  /** Address of Play; without it there is no such button. */
  playHref?: string
  /** Whether Play needs a login first: a lock. @default false */
  restricted?: boolean
  /** Whether it is a favourite; without it there is no heart. */
  favourite?: { on: boolean; pending?: boolean }
}

/** Other games under a few results. */
export type RelatedGames = { title: string; options: readonly SearchOption[] }

/** The results of one kind. */
export type SearchGroup = {
  kind: SearchKind
  /** Total number of results; the options may be fewer. */
  count: number
  options: readonly SearchOption[]
}

export type PopularProvider = {
  name: string
  href: string
  /** Logo for light surfaces. */
  lightLogo?: string
  /** Logo for dark surfaces. */
  darkLogo?: string
}
