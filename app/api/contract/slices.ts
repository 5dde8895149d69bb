import * as v from 'valibot'
import { AppBannerSettings, EmbeddedAccount, SearchGroup, TileLayout } from './cms.ts'
import { Amount, GameCode, Id, Lobby, Slug, Text, Tint } from './common.ts'
import { Compliance } from './compliance.ts'
import {
  CompareSlice,
  GameListSlice,
  GameSlice,
  Href,
  JackpotListSlice,
  OwnListSlice,
  OwnListsSlice,
  PlaySlice,
  Tile,
  VideosSlice,
  WinnersSlice,
} from './pageSlices.ts'
import { PromotionListSlice, PromotionSlice } from './promotionSlices.ts'
import { Seo } from './seo.ts'
import { SpecialPlace } from './special.ts'

export type { Tile }

/**
 * Slices: the data of one part of a page. A page names them by their hashes, and its response contains them (decision
 * 001).
 */

export const GamesSlice = v.object({
  type: v.literal('Games'),
  title: Text,
  /** Number of games in the whole list; `tiles` has the first of them. */
  total: v.number(),
  href: v.optional(Href),
  tileLayout: TileLayout,
  tiles: v.array(Tile),
  /** Set if the recommendation service may have other games (PER-05). */
  special: v.optional(SpecialPlace),
})
export type GamesSlice = v.InferOutput<typeof GamesSlice>

const SlideAction = v.object({ label: Text, href: Href })

export const CarouselSlice = v.object({
  type: v.literal('Carousel'),
  slides: v.array(
    v.object({
      id: Id,
      image: Id,
      /** Dominant colour of the picture; missing: not known. */
      color: v.optional(Tint),
      eyebrow: v.optional(Text),
      title: Text,
      text: v.optional(Text),
      primary: v.optional(SlideAction),
      secondary: v.optional(SlideAction),
    }),
  ),
  strip: v.object({ text: Text, licence: v.string() }),
})
export type CarouselSlice = v.InferOutput<typeof CarouselSlice>

export const JackpotsSlice = v.object({
  type: v.literal('Jackpots'),
  jackpots: v.array(
    v.object({ id: Id, title: Text, href: Href, levels: v.array(v.object({ title: Text, amount: Amount })) }),
  ),
})
export type JackpotsSlice = v.InferOutput<typeof JackpotsSlice>

const CollectionItem = v.object({
  slug: Slug,
  title: Text,
  count: v.number(),
  href: Href,
  /** The game whose picture is the collection's cover. */
  cover: v.optional(v.object({ code: GameCode, version: v.optional(v.string()) })),
})
const collections = { title: Text, href: v.optional(Href), items: v.array(CollectionItem) }

export const CollectionsSlice = v.object({ type: v.literal('Collections'), ...collections })
export type CollectionsSlice = v.InferOutput<typeof CollectionsSlice>
export const CollectionGroupSlice = v.object({ type: v.literal('CollectionGroup'), ...collections })
export type CollectionGroupSlice = v.InferOutput<typeof CollectionGroupSlice>

export const ProvidersSlice = v.object({
  type: v.literal('Providers'),
  title: Text,
  href: v.optional(Href),
  items: v.array(
    v.object({
      slug: Slug,
      name: Text,
      count: v.number(),
      href: Href,
      lightLogo: v.optional(Id),
      darkLogo: v.optional(Id),
    }),
  ),
})
export type ProvidersSlice = v.InferOutput<typeof ProvidersSlice>

/** `html` is sanitised by `server/content/html.ts`; the contract cannot check that. */
export const HtmlSlice = v.object({
  type: v.literal('Html'),
  html: v.string(),
  /** Headings of a long text, with their ids. */
  contents: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
})
export type HtmlSlice = v.InferOutput<typeof HtmlSlice>

const MenuEntry = v.object({
  id: Id,
  label: Text,
  href: Href,
  icon: v.optional(v.string()),
  isNew: v.optional(v.boolean()),
  personalized: v.optional(v.boolean()),
  only: v.optional(v.picklist(['mobile', 'desktop'])),
})
export type MenuEntry = v.InferOutput<typeof MenuEntry>

/** Header, sub-menu, main menu and footer. */
export const ShellSlice = v.object({
  type: v.literal('Shell'),
  header: v.array(MenuEntry),
  subMenu: v.array(MenuEntry),
  mainMenu: v.array(MenuEntry),
  account: v.object({
    register: Href,
    login: Href,
    forgotten: v.optional(Href),
    /** How the account opens over the site. */
    embedded: v.optional(EmbeddedAccount),
  }),
  compliance: Compliance,
  /** Whether any layout shows favourites: otherwise they are not loaded at login (FAV-02). */
  favourites: v.optional(v.boolean()),
  /** Addresses of the lists of a player's free spins and golden chips (RTE-17). */
  bonusLists: v.optional(v.object({ freeSpins: v.optional(Href), goldenChips: v.optional(Href) })),
  /** Domain whose sites share the locale's cookie (COO-01); default: this host. */
  cookieDomain: v.optional(v.string()),
  /** Template of bonuses whose messages get a fixed text (MSG-03). */
  sportsBonusTemplate: v.optional(Id),
  /** Missing if the app is offered on no system. */
  appBanner: v.optional(AppBannerSettings),
  /** Search settings of the lobby (SEA-07); `providers`: whether popular ones are shown. */
  search: v.object({
    lobby: Lobby,
    category: v.optional(Id),
    searchResultIncludes: v.array(SearchGroup),
    providers: v.boolean(),
  }),
})
export type ShellSlice = v.InferOutput<typeof ShellSlice>

/** Data of the page's head. */
export const HeadSlice = v.object({
  type: v.literal('Head'),
  seo: Seo,
  canonical: Href,
  /** schema.org records of the page. */
  structured: v.array(v.record(v.string(), v.unknown())),
})
export type HeadSlice = v.InferOutput<typeof HeadSlice>

export const Slice = v.variant('type', [
  GamesSlice,
  CarouselSlice,
  JackpotsSlice,
  CollectionsSlice,
  CollectionGroupSlice,
  ProvidersSlice,
  HtmlSlice,
  ShellSlice,
  HeadSlice,
  GameListSlice,
  GameSlice,
  CompareSlice,
  OwnListSlice,
  OwnListsSlice,
  PlaySlice,
  JackpotListSlice,
  PromotionListSlice,
  PromotionSlice,
  VideosSlice,
  WinnersSlice,
])
export type Slice = v.InferOutput<typeof Slice>
export type SliceOf<Type extends Slice['type']> = Extract<Slice, { type: Type }>
