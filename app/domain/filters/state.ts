/** Kinds with options, in the order of the panel (visual C.14). */
export const groupKinds = [
  'provider',
  'category',
  'collection',
  'features',
  'labels',
  'volatility',
  'rtp',
  'lines',
  'reel',
  'language',
] as const
export type GroupKind = (typeof groupKinds)[number]

/** Kinds that are on or off, in the order of the panel. */
export const flagKinds = ['jackpot', 'bonus', 'gamble', 'openTable', 'availableSeat'] as const
export type FlagKind = (typeof flagKinds)[number]

/** Kinds that only the feed of live tables can answer. */
const liveKinds = ['openTable', 'availableSeat', 'language'] as const satisfies readonly (
  | FlagKind
  | GroupKind
)[]

/** Whether only the feed of live tables can answer a filter of this kind. */
export const isLiveKind = (kind: string): boolean => (liveKinds as readonly string[]).includes(kind)

/** Kinds with a lower and an upper bound, in lei. */
export const rangeKinds = ['betAmount', 'maxWin'] as const
export type RangeKind = (typeof rangeKinds)[number]

/** The chosen options of one kind; other options are missing. */
export type Chosen = Readonly<Record<string, true>>

/** Bounds in lei: 0/0 is any; an upper bound of 0 above another lower bound is open (S2 5, our decision). */
export type AmountRange = readonly [min: number, max: number]

/**
 * The filters of a list of games (FIL-01), as JSON. Options use the ids of the catalogue, labels and features their
 * text, reels and lines their number, volatility `1` to `5`, RTP its band.
 */
export type FilterState = { readonly [Kind in GroupKind]: Chosen } & {
  readonly [Kind in FlagKind]: boolean
} & { readonly [Kind in RangeKind]: AmountRange } & { readonly search: string }

export const noFilters: FilterState = {
  provider: {},
  category: {},
  collection: {},
  features: {},
  labels: {},
  volatility: {},
  rtp: {},
  lines: {},
  reel: {},
  language: {},
  jackpot: false,
  bonus: false,
  gamble: false,
  openTable: false,
  availableSeat: false,
  betAmount: [0, 0],
  maxWin: [0, 0],
  search: '',
}

/** A range is active when either bound is not zero (S2 5). */
export const isRangeActive = ([min, max]: AmountRange): boolean => min !== 0 || max !== 0

/** Lowest and highest amount within a range. */
export const boundsOf = ([min, max]: AmountRange): AmountRange => [
  min,
  max === 0 ? Number.POSITIVE_INFINITY : max,
]
