export type SearchKind = 'game' | 'provider' | 'category' | 'collection'

/** One thing that was found, or is recommended. */
export type SearchOption = {
  /** One of its kind in the whole panel. */
  id: string
  kind: SearchKind
  name: string
  href: string
  /** Parts of the name that match what is searched, as places in the name as it is written. */
  matches?: readonly (readonly [start: number, end: number])[]
  /** One line under the name: „Brazi · RTP 96,21%”. */
  facts?: string
  /** Square picture, or a provider's logo. */
  picture?: { src: string; srcSet?: string }
  /** Can be played from here. @default false */
  playable?: boolean
  /** Whether it is a favourite; without it there is no heart. */
  favourite?: { on: boolean; pending?: boolean }
}

/** What was found of one kind. */
export type SearchGroup = {
  kind: SearchKind
  /** How many there are in all; the options may be fewer. */
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
