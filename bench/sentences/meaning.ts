/** Titles, names of games and names of providers, exactly as in the catalogue; a game has to bear one of them. */
export type Titles = readonly string[]

/** Both ends included. */
export type Range = readonly [from: number, to: number]

/** What a player means with a query, written by hand. All conditions have to hold. */
export type Meaning = {
  query: string
  /** One entry for each thing named. */
  text?: readonly Titles[]
  type?: 'Slot' | 'Live'
  /** Lei. The stakes of a game have to meet the range (FIL-06). */
  stake?: Range
  /** Lei. */
  win?: Range
  /** Lowest percent. */
  rtp?: number
  volatility?: Range
  jackpot?: true
  bonus?: true
  gamble?: true
  /** Seats, open tables and languages are in the feed, not in the catalogue: only games with live tables are expected. */
  live?: true
  /** Name of the game to which others are similar. */
  like?: string
  /** Nothing can be understood. */
  nothing?: true
}

/** Queries about one theme; `slips` are the ones with mistakes, of which missing diacritics are none. */
export type Theme = { clean: readonly Meaning[]; slips: readonly Meaning[] }

export const upTo = (most: number): Range => [0, most]
export const from = (least: number): Range => [least, Number.POSITIVE_INFINITY]

export const low: Range = [1, 2]
export const medium: Range = [3, 3]
export const high: Range = [4, 5]
