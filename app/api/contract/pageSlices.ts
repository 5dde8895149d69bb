import * as v from 'valibot'
import { ImageKind } from './casino.ts'
import { GameListSource } from './cms.ts'
import { Amount, GameCode, HexColor, Id, Lobby, Maintenance, Text, Tint } from './common.ts'

/** Slices that are whole pages; those of widgets are in `slices.ts`. */

/** Validated when it was created; encoding can triple the longest address that content may have. */
export const Href = v.pipe(v.string(), v.maxLength(8192))

export const Tile = v.object({
  code: GameCode,
  name: Text,
  provider: Text,
  /** File version of the pictures. */
  version: v.optional(v.string()),
  /** Image kinds that do not exist. */
  lacks: v.optional(v.array(ImageKind)),
  /** Hue of the picture in twelfths of a turn, until it is there. */
  hue: v.optional(v.number()),
  label: v.optional(v.object({ text: Text, fill: v.optional(HexColor), on: v.optional(HexColor) })),
  /** Top level of the game's jackpot, in lei. */
  jackpot: v.optional(Amount),
  demo: v.optional(v.boolean()),
  /** A table with a dealer, which the live feed may know. */
  live: v.optional(v.boolean()),
  /** Lei; of live and table games. */
  bet: v.optional(v.object({ from: Amount, to: Amount })),
  /** Percent; only in rows that show it. */
  rtp: v.optional(v.number()),
  /** Of the game or its provider: it has no Play. */
  maintenance: v.optional(Maintenance),
})
export type Tile = v.InferOutput<typeof Tile>

/**
 * The subject of a long list; `id` is that of the category, collection, provider or jackpot. `own` is a player's list.
 */
export const ListOf = v.object({
  kind: v.picklist(['all', 'category', 'collection', 'provider', 'jackpot', 'own']),
  lobby: Lobby,
  id: v.optional(Id),
})
export type ListOf = v.InferOutput<typeof ListOf>

/** A long list with its first tiles; the browser takes the rest from the catalogue. */
export const GameListSlice = v.object({
  type: v.literal('GameList'),
  title: Text,
  of: ListOf,
  total: v.number(),
  tiles: v.array(Tile),
  /** Games of a jackpot or of a player, which the catalogue does not list. */
  codes: v.optional(v.array(GameCode)),
  /** Logos of the list's provider. */
  logo: v.optional(v.object({ light: v.optional(Id), dark: v.optional(Id) })),
  /** Colour of the list's provider. */
  color: v.optional(Tint),
  /** Filters that the settings enable. */
  filters: v.array(v.string()),
  /** Quick filters above the list. */
  quick: v.array(
    v.picklist(['jackpot', 'bonus', 'gamble', 'openTable', 'availableSeat', 'ownLanguage', 'lowStakes']),
  ),
  /** Whether the games are ranked and show their rank. */
  ranked: v.optional(v.boolean()),
})
export type GameListSlice = v.InferOutput<typeof GameListSlice>

/** A list of one player; the browser loads its games after the login. */
export const OwnListSlice = v.object({
  type: v.literal('OwnList'),
  title: Text,
  source: GameListSource,
  lobby: Lobby,
  /** Filters that the settings enable. */
  filters: v.array(v.string()),
})
export type OwnListSlice = v.InferOutput<typeof OwnListSlice>

/** The lists that a visitor has made on this device; the server knows none of them. */
export const OwnListsSlice = v.object({
  type: v.literal('OwnLists'),
  /** Filters that the settings enable. */
  filters: v.array(v.string()),
})
export type OwnListsSlice = v.InferOutput<typeof OwnListsSlice>

const TagGroup = v.object({
  title: v.picklist(['collections', 'categories', 'labels', 'features']),
  tags: v.array(Text),
})

/** Details of a game that its list entry lacks. */
export const GameInfoPart = v.object({
  /** Sanitised. */
  description: v.optional(v.string()),
  video: v.optional(v.string()),
  lines: v.optional(Amount),
  features: v.array(Text),
})
export type GameInfoPart = v.InferOutput<typeof GameInfoPart>

/** The details of a game (DET-02); without `info` the casino has no more data, or the page is incomplete. */
export const GameSlice = v.object({
  type: v.literal('Game'),
  tile: Tile,
  /** Dominant colour of its picture; missing: not known. */
  color: v.optional(Tint),
  live: v.boolean(),
  providerHref: v.optional(Href),
  bet: v.optional(v.object({ from: Amount, to: Amount })),
  maxWin: v.optional(Amount),
  rtp: v.optional(v.number()),
  volatility: v.optional(v.number()),
  reels: v.optional(v.number()),
  tags: v.array(TagGroup),
  info: v.optional(GameInfoPart),
  /** Games that share most with it; none for a live table. */
  related: v.optional(v.array(Tile)),
})
export type GameSlice = v.InferOutput<typeof GameSlice>

/** The comparison of games; the address names them, so the slice is the same for all. */
export const CompareSlice = v.object({
  type: v.literal('Compare'),
  /** Facts that the site shows, in order; without the jackpot while the jackpots are unknown. */
  facts: v.array(v.picklist(['bet', 'maxWin', 'rtp', 'volatility', 'lines', 'reels', 'jackpot'])),
})
export type CompareSlice = v.InferOutput<typeof CompareSlice>

/** Launch templates of one mode by platform. */
const ModeUrls = v.object({ web: v.optional(v.string()), mobile: v.optional(v.string()) })

/** Response of `POST /api/preview/launch` to the right password (LCH-02). */
export const LaunchUrls = v.object({ demo: ModeUrls, real: ModeUrls })
export type LaunchUrls = v.InferOutput<typeof LaunchUrls>

/** What the browser needs to start a game (LCH-03). */
export const PlaySlice = v.object({
  type: v.literal('Play'),
  tile: Tile,
  live: v.boolean(),
  password: v.boolean(),
  /** Lei; for analytics (LCH-08). */
  minBet: v.optional(Amount),
  /** Games instead of one in maintenance. */
  related: v.optional(v.array(Tile)),
  /** Templates of the provider; empty for a game with a password or in maintenance. */
  ...LaunchUrls.entries,
})
export type PlaySlice = v.InferOutput<typeof PlaySlice>

const JackpotEntry = v.object({
  id: Id,
  title: Text,
  href: Href,
  /** Number of games of the jackpot. */
  count: v.number(),
  levels: v.array(v.object({ title: Text, amount: Amount })),
  /** Its first games. */
  tiles: v.array(Tile),
})

/** Every jackpot (JAC-01). */
export const JackpotListSlice = v.object({ type: v.literal('JackpotList'), jackpots: v.array(JackpotEntry) })
export type JackpotListSlice = v.InferOutput<typeof JackpotListSlice>

export const VideosSlice = v.object({
  type: v.literal('Videos'),
  title: Text,
  videos: v.array(v.object({ id: Id, title: Text, src: v.string(), poster: v.optional(Id) })),
})
export type VideosSlice = v.InferOutput<typeof VideosSlice>

/** Without the winners, which change every half minute: the browser loads them (WIN-01). */
export const WinnersSlice = v.object({ type: v.literal('Winners'), title: Text })
export type WinnersSlice = v.InferOutput<typeof WinnersSlice>
