export type SearchKind = 'game' | 'provider' | 'category' | 'collection'

/** A search result or a recommendation. */
export type SearchOption = {
  /** Unique in the whole panel. */
  id: string
  kind: SearchKind
  name: string
  href: string
  /** Ranges of the name that match the term. */
  matches?: readonly (readonly [start: number, end: number])[]
  /** One line under the name: „Brazi · RTP 96,21%”. */
  facts?: string
  /** Square picture, or a provider's logo. */
  picture?: { src: string; srcSet?: string }
  /** Whether it has a Play button. @default false */
  playable?: boolean
  /** Whether it is a favourite; without it there is no heart. */
  favourite?: { on: boolean; pending?: boolean }
}

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
