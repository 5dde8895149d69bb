import * as v from 'valibot'
import { GameListSource } from './cms.ts'
import {
  Amount,
  Day,
  GameCode,
  GameCodes,
  GameLabel,
  Id,
  Lobby,
  Maintenance,
  Slug,
  Text,
  Tint,
} from './common.ts'
import { lenient, lenientList } from './repair.ts'
import { Tournament } from './tournaments.ts'

/** Casino API: the catalogue (S2 3, S2 7). */

export const GameType = v.picklist(['Slot', 'Live', 'Table', 'Crash'])
export type GameType = v.InferOutput<typeof GameType>

export const ImageKind = v.picklist(['Thumbnail', 'Portrait', 'Landscape'])
export type ImageKind = v.InferOutput<typeof ImageKind>

const Tier = v.pipe(v.number(), v.minValue(0), v.maxValue(10))

export const Game = v.object({
  gameCode: GameCode,
  name: Text,
  type: GameType,
  /** Provider id. */
  provider: Id,
  /** Category ids. */
  categories: lenientList(Id),
  /** Collection ids. */
  collections: lenientList(Id),
  numberOfReels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Pay lines, for the filters; the same as in the game's info (our decision). */
  lines: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Features, for the filters; the same as in the game's info (our decision). */
  specialFeatures: v.optional(lenientList(Text, 50)),
  /** Day of release, `2026-11-20` (our decision). */
  releasedOn: v.optional(Day),
  jackpot: v.boolean(),
  gamble: v.boolean(),
  bonusGameFeature: v.boolean(),
  maxWin: v.optional(Amount),
  minBet: v.optional(Amount),
  maxBet: v.optional(Amount),
  /** Percent, for example 96.21. */
  rtp: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** 1 (low) to 5 (high). */
  volatility: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  promotionLevel: Tier,
  commercialTier: Tier,
  labels: lenientList(GameLabel, 10),
  fileVersion: v.optional(v.pipe(v.string(), v.maxLength(20))),
  demoEnabled: v.boolean(),
  requirePassword: v.boolean(),
  /** The provider's own name of the game. */
  codeName: v.optional(v.string()),
  /** Image kinds that exist; the others fall back (our decision). */
  images: lenientList(ImageKind, 10),
  /** Dominant colour of its picture, which tints the game's page; missing or invalid: no tint (our decision). */
  color: lenient(Tint),
  /** Missing: the casino names none, and the game is offered (our decision). */
  maintenance: v.optional(Maintenance),
})
export type Game = v.InferOutput<typeof Game>

export const GameInfo = v.object({
  gameCode: GameCode,
  description: v.optional(v.string()),
  /** Address of a short looping video. */
  videoPreview: v.optional(v.string()),
  lines: v.optional(Amount),
  numberOfReels: v.optional(Amount),
  volatility: v.optional(Amount),
  rtp: v.optional(Amount),
  labels: lenientList(GameLabel, 10),
  specialFeatures: lenientList(Text, 50),
})
export type GameInfo = v.InferOutput<typeof GameInfo>

const LiveLaunchUrl = v.object({
  type: v.picklist(['real', 'demo']),
  channels: v.array(v.picklist(['LiveDesktop', 'LiveMobile'])),
  launchUrl: v.string(),
})

export const Provider = v.object({
  id: Id,
  slug: Slug,
  name: Text,
  games: GameCodes,
  /** Asset ids. */
  lightLogoImage: v.optional(Id),
  darkLogoImage: v.optional(Id),
  iconImage: v.optional(Id),
  color: lenient(Tint), // Brand colour; missing or invalid: its page has no tint (our decision).
  seoId: v.optional(Id),
  launchUrl: v.optional(v.string()),
  launchUrlDemo: v.optional(v.string()),
  launchUrlMobile: v.optional(v.string()),
  launchUrlDemoMobile: v.optional(v.string()),
  launchUrls: v.optional(v.array(LiveLaunchUrl)),
  /** Of all its games (our decision). */
  maintenance: v.optional(Maintenance),
})
export type Provider = v.InferOutput<typeof Provider>

export const Collection = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  url: v.optional(v.string()),
  /** Asset id. */
  iconImage: v.optional(Id),
  /** Where the row's action leads; wins over `url`. */
  actionRoute: v.optional(v.string()),
  games: GameCodes,
  excludeFromPage: v.boolean(),
})
export type Collection = v.InferOutput<typeof Collection>

export const CollectionGroup = v.object({ id: Id, title: Text, collections: lenientList(Id) })
export type CollectionGroup = v.InferOutput<typeof CollectionGroup>

export const Jackpot = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  gameCodes: GameCodes,
  /** The first level is the top one; amounts in whole and hundredth lei. */
  jackpotLevels: v.pipe(lenientList(v.object({ title: Text, amount: Amount }), 10), v.minLength(1)),
})
export type Jackpot = v.InferOutput<typeof Jackpot>

/** A button of a slide: `href` is an address of ours or an absolute https one. */
const SlideAction = v.object({ label: Text, href: v.string() })

export const Slide = v.object({
  id: Id,
  /** Asset id of the picture. */
  image: Id,
  /** Dominant colour of the picture, which tints the page; missing or invalid: no tint (our decision). */
  color: lenient(Tint),
  eyebrow: v.optional(Text),
  title: Text,
  text: v.optional(Text),
  primary: v.optional(SlideAction),
  secondary: v.optional(SlideAction),
})
export type Slide = v.InferOutput<typeof Slide>

export const Carousel = v.object({ id: Id, lobby: Lobby, slides: lenientList(Slide, 20) })
export type Carousel = v.InferOutput<typeof Carousel>

/** A win of the last minutes, public; the upstream masks the name (S2 3, fields [D]). */
export const LiveWinner = v.object({
  gameCode: GameCode,
  /** Masked name, „An***i”. */
  player: Text,
  /** In lei. */
  win: Amount,
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.optional(v.picklist(['win', 'jackpot']), 'win'),
})
export type LiveWinner = v.InferOutput<typeof LiveWinner>

export const VideoWidget = v.object({ id: Id, title: Text, src: v.string(), poster: v.optional(Id) })
export type VideoWidget = v.InferOutput<typeof VideoWidget>

export const Promotion = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  text: v.optional(v.string()),
  image: v.optional(Id),
  /** First and last day in Romania's calendar; a missing day leaves that side open (PRO-04). */
  start: v.optional(Day),
  end: v.optional(Day),
  games: GameCodes,
  visibleTo: v.picklist(['All', 'LoggedIn', 'NotLoggedIn']),
  templateCode: v.optional(Id),
  tagName: v.optional(Id),
  tournament: lenient(Tournament),
})
export type Promotion = v.InferOutput<typeof Promotion>

/** A list of `/Personalized/general/categories`: the games of the categories with its source in its lobby. */
export const SpecialCategory = v.object({
  type: GameListSource,
  lobby: v.optional(Lobby, 'Casino'),
  games: GameCodes,
})
export type SpecialCategory = v.InferOutput<typeof SpecialCategory>
