import * as v from 'valibot'
import { ImageKind } from './casino.ts'
import { GameListSource } from './cms.ts'
import { Amount, Day, GameCode, HexColor, Id, Lobby, Slug, Text } from './common.ts'

/** Slices that are a page themselves; those of widgets stand in `slices.ts`. */

/** Checked where it was made; encoding can triple the longest address that content may write. */
export const Href = v.pipe(v.string(), v.maxLength(8192))

export const Tile = v.object({
  code: GameCode,
  name: Text,
  provider: Text,
  /** File version of the pictures. */
  version: v.optional(v.string()),
  /** Image kinds that do not exist. */
  lacks: v.optional(v.array(ImageKind)),
  label: v.optional(v.object({ text: Text, fill: v.optional(HexColor), on: v.optional(HexColor) })),
  /** Top level of the jackpot the game takes part in, in lei. */
  jackpot: v.optional(Amount),
  demo: v.optional(v.boolean()),
  /** A table with a dealer, which the live feed may know. */
  live: v.optional(v.boolean()),
  /** Lei; of live and table games. */
  bet: v.optional(v.object({ from: Amount, to: Amount })),
  /** Percent; only in rows that show it. */
  rtp: v.optional(v.number()),
})
export type Tile = v.InferOutput<typeof Tile>

/** What a long list is a list of; `id` is the category's, collection's, provider's or jackpot's. `own` is a player's. */
export const ListOf = v.object({
  kind: v.picklist(['all', 'category', 'collection', 'provider', 'jackpot', 'own']),
  lobby: Lobby,
  id: v.optional(Id),
})
export type ListOf = v.InferOutput<typeof ListOf>

/** A long list: its first tiles, the rest comes with the catalogue. */
export const GameListSlice = v.object({
  type: v.literal('GameList'),
  title: Text,
  of: ListOf,
  total: v.number(),
  tiles: v.array(Tile),
  /** Games of a jackpot or a player, which the catalogue does not know. */
  codes: v.optional(v.array(GameCode)),
  /** Logos of the provider that the list is of. */
  logo: v.optional(v.object({ light: v.optional(Id), dark: v.optional(Id) })),
  /** Filters that the settings switch on. */
  filters: v.array(v.string()),
  /** What one press over the list narrows it by. */
  quick: v.array(
    v.picklist(['jackpot', 'bonus', 'gamble', 'openTable', 'availableSeat', 'ownLanguage', 'lowStakes']),
  ),
  /** Its games stand in an order of merit, each with its place. */
  ranked: v.optional(v.boolean()),
})
export type GameListSlice = v.InferOutput<typeof GameListSlice>

/** A list of one player's own: what fills it comes with the player, in the browser. */
export const OwnListSlice = v.object({
  type: v.literal('OwnList'),
  title: Text,
  source: GameListSource,
  lobby: Lobby,
  /** Filters that the settings switch on. */
  filters: v.array(v.string()),
})
export type OwnListSlice = v.InferOutput<typeof OwnListSlice>

const TagGroup = v.object({
  title: v.picklist(['collections', 'categories', 'labels', 'features']),
  tags: v.array(Text),
})

/** What the casino knows of a game beyond its list entry. */
export const GameInfoPart = v.object({
  /** Sanitised. */
  description: v.optional(v.string()),
  video: v.optional(v.string()),
  lines: v.optional(Amount),
  features: v.array(Text),
})
export type GameInfoPart = v.InferOutput<typeof GameInfoPart>

/** Everything that the details of a game show (DET-02); without `info` the casino knows no more, or its page is incomplete. */
export const GameSlice = v.object({
  type: v.literal('Game'),
  tile: Tile,
  live: v.boolean(),
  providerHref: v.optional(Href),
  bet: v.optional(v.object({ from: Amount, to: Amount })),
  maxWin: v.optional(Amount),
  rtp: v.optional(v.number()),
  volatility: v.optional(v.number()),
  reels: v.optional(v.number()),
  tags: v.array(TagGroup),
  info: v.optional(GameInfoPart),
})
export type GameSlice = v.InferOutput<typeof GameSlice>

/** Launch templates of one mode by platform. */
const ModeUrls = v.object({ web: v.optional(v.string()), mobile: v.optional(v.string()) })

/** What `POST /api/preview/launch` answers to the right password (LCH-02). */
export const LaunchUrls = v.object({ demo: ModeUrls, real: ModeUrls })
export type LaunchUrls = v.InferOutput<typeof LaunchUrls>

/** What starting a game needs (LCH-03). */
export const PlaySlice = v.object({
  type: v.literal('Play'),
  tile: Tile,
  live: v.boolean(),
  password: v.boolean(),
  /** Lei; told to analytics (LCH-08). */
  minBet: v.optional(Amount),
  /** Templates of the provider; none of a game with a password. */
  ...LaunchUrls.entries,
})
export type PlaySlice = v.InferOutput<typeof PlaySlice>

const JackpotEntry = v.object({
  id: Id,
  title: Text,
  href: Href,
  /** Games that take part. */
  count: v.number(),
  levels: v.array(v.object({ title: Text, amount: Amount })),
})

/** Every jackpot (JAC-01). */
export const JackpotListSlice = v.object({ type: v.literal('JackpotList'), jackpots: v.array(JackpotEntry) })
export type JackpotListSlice = v.InferOutput<typeof JackpotListSlice>

const PeriodEnd = v.object({
  day: Day,
  /** How much of the date is said: the number alone, with its month, or with month and year. */
  whole: v.picklist(['day', 'month', 'year']),
})

/** When a promotion runs, as far as there is something to say (PRO-04). */
const Period = v.variant('form', [
  v.object({ form: v.picklist(['within', 'between']), from: PeriodEnd, to: PeriodEnd }),
  v.object({ form: v.literal('until'), to: PeriodEnd }),
  v.object({ form: v.picklist(['since', 'on']), from: PeriodEnd }),
])
export type Period = v.InferOutput<typeof Period>

const Promotion = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  href: Href,
  text: v.optional(v.string()),
  image: v.optional(Id),
  period: v.optional(Period),
  /** Where it is not for everybody (PRO-01). */
  visibleTo: v.optional(v.picklist(['LoggedIn', 'NotLoggedIn'])),
  /** What makes somebody take part (PRO-02). */
  templateCode: v.optional(Id),
  tagName: v.optional(Id),
})
export type PromotionEntry = v.InferOutput<typeof Promotion>
const strip = v.object({ text: Text, licence: v.string() })

export const PromotionListSlice = v.object({
  type: v.literal('PromotionList'),
  promotions: v.array(Promotion),
  strip,
})
export type PromotionListSlice = v.InferOutput<typeof PromotionListSlice>

export const PromotionSlice = v.object({
  type: v.literal('Promotion'),
  promotion: Promotion,
  /** What a visitor can do about it: open an account, come in to take part, or go to its games. */
  action: v.optional(v.picklist(['register', 'login', 'games'])),
  tiles: v.array(Tile),
  strip,
})
export type PromotionSlice = v.InferOutput<typeof PromotionSlice>

export const VideosSlice = v.object({
  type: v.literal('Videos'),
  title: Text,
  videos: v.array(v.object({ id: Id, title: Text, src: v.string(), poster: v.optional(Id) })),
})
export type VideosSlice = v.InferOutput<typeof VideosSlice>

/** The winners themselves change every half minute; they are asked for by the browser (WIN-01). */
export const WinnersSlice = v.object({ type: v.literal('Winners'), title: Text })
export type WinnersSlice = v.InferOutput<typeof WinnersSlice>
