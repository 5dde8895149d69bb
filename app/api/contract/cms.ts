import * as v from 'valibot'
import { GameCode, Id, Lobby, lenientList, Slug, Text } from './common.ts'

/** CMS: categories, layouts, menus, settings, pages (S2 3, S1 2.5, S1 2.6). */

export const gameListSources = [
  'Default',
  'Favourites',
  'FavouritesLive',
  'BecauseYouLikeInternal',
  'BecauseYouPlayedInternal',
  'MostPlayed',
  'RecentlyPlayed',
  'BecauseYouPlayedPggService',
  'PopularPggService',
  'TrendingPggService',
  'RecommendedPggService',
  'FreeSpins',
  'TriedOnce',
  'GoldenChips',
  'BecauseYouLikeLiveInternal',
  'RecentWins',
  'BloomreachPersonalized',
] as const
export const GameListSource = v.picklist(gameListSources)
export type GameListSource = v.InferOutput<typeof GameListSource>

export const TileLayout = v.picklist([
  'Default',
  'DoubleRow',
  'Portrait',
  'Landscape',
  'Top10',
  'LargeOnMobile',
])
export type TileLayout = v.InferOutput<typeof TileLayout>

export const Category = v.object({
  id: Id,
  slug: Slug,
  /** Which list fills it. */
  type: GameListSource,
  title: Text,
  lobby: Lobby,
  /** The top-10 style numbers its games. */
  style: v.optional(v.picklist(['Default', 'Top10', 'Jackpot', 'Bonus'])),
  /** Game codes in rank order; empty for lists that are made per player. */
  games: v.array(GameCode),
  /** Asset id. */
  iconImage: v.optional(Id),
  seoId: v.optional(Id),
})
export type Category = v.InferOutput<typeof Category>

const widget = { id: Id }

export const CarouselWidget = v.object({ ...widget, type: v.literal('Carousel'), carousel: Id })
export const GamesWidget = v.object({
  ...widget,
  type: v.literal('Games'),
  category: Id,
  tileLayout: TileLayout,
  /** Shown in place of the category's title. */
  title: v.optional(Text),
})
export const JackpotsWidget = v.object({
  ...widget,
  type: v.literal('Jackpots'),
  title: v.optional(Text),
  /** The jackpot shown; without it the first one. */
  jackpot: v.optional(Id),
})
export const CollectionsWidget = v.object({ ...widget, type: v.literal('Collections'), title: Text })
export const CollectionGroupWidget = v.object({
  ...widget,
  type: v.literal('CollectionGroup'),
  group: Id,
  title: v.optional(Text),
})
export const ProvidersWidget = v.object({ ...widget, type: v.literal('Providers'), title: Text })
export const HtmlWidget = v.object({ ...widget, type: v.literal('Html'), html: v.string() })

/** Every widget the site can draw; other types are dropped and reported. */
export const Widget = v.variant('type', [
  CarouselWidget,
  GamesWidget,
  JackpotsWidget,
  CollectionsWidget,
  CollectionGroupWidget,
  ProvidersWidget,
  HtmlWidget,
])
export type Widget = v.InferOutput<typeof Widget>
export type WidgetType = Widget['type']
export type WidgetOf<Type extends WidgetType> = Extract<Widget, { type: Type }>

export const PageType = v.picklist([
  'Lobby',
  'LiveLobby',
  'MyGames',
  'MyLiveGames',
  'Collections',
  'Providers',
  'Promotions',
  'Jackpots',
  'AllGames',
  'Tournaments',
])
export type PageType = v.InferOutput<typeof PageType>

/** Widgets stay unparsed here, so that one bad widget is dropped alone. */
export const Layout = v.object({
  id: Id,
  type: PageType,
  seoId: v.optional(Id),
  widgets: v.array(v.unknown()),
})
export type Layout = v.InferOutput<typeof Layout>

/** `route` of an Internal item is a page of S1 2.5; of the others the id of its target. */
export const MenuItem = v.object({
  id: Id,
  type: v.picklist(['Categories', 'Collections', 'Internal', 'AllGames']),
  lobby: v.optional(Lobby, 'Casino'),
  title: Text,
  route: v.optional(v.string()),
  /** Icon name of the kit, or an asset id. */
  img: v.optional(v.string()),
  isPersonalized: v.optional(v.boolean(), false),
})
export type MenuItem = v.InferOutput<typeof MenuItem>

export const SubMenuItem = v.object({
  icon: v.optional(v.string()),
  title: Text,
  type: v.optional(v.picklist(['ContentPage', 'Promotion'])),
  slug: v.optional(Slug),
  url: v.optional(v.string()),
})
export type SubMenuItem = v.InferOutput<typeof SubMenuItem>

const HeaderLink = v.object({
  id: Id,
  /** One label a locale. */
  label: v.record(v.string(), Text),
  url: v.string(),
  isNew: v.optional(v.boolean(), false),
})

export const Compliance = v.object({
  operator: v.object({ name: Text, registeredOffice: Text, registrationNumber: Text }),
  licence: v.object({ series: Text, number: Text, validUntil: v.pipe(v.string(), v.isoDate()) }),
  regulator: v.object({ name: Text, url: v.string() }),
  responsibleText: Text,
  helpline: v.object({ name: Text, phone: v.optional(Text), url: v.string() }),
  /** Short line of the strip on promotional material. */
  stripText: Text,
  links: lenientList(v.object({ id: Id, label: Text, url: v.string() })),
})
export type Compliance = v.InferOutput<typeof Compliance>

export const GlobalSettings = v.object({
  enabledFilters: v.array(v.string()),
  enabledFiltersLive: v.array(v.string()),
  langCookieDomain: v.optional(v.string()),
  currency: v.object({ code: v.pipe(v.string(), v.length(3)), iso: v.pipe(v.string(), v.length(3)) }),
  languages: v.array(v.object({ code: v.string(), cookieValue: v.string() })),
  headerLinks: lenientList(HeaderLink),
  /** The external account site. */
  account: v.object({ register: v.string(), login: v.string() }),
  /** The sports (prematch) address; Sport and Loto links hang on it. */
  prematchUrl: v.string(),
  compliance: Compliance,
})
export type GlobalSettings = v.InferOutput<typeof GlobalSettings>

/** GET /cms-client/configuration/web_global. */
export const WebGlobal = v.object({ featureToggle: v.array(v.string()) })
export type WebGlobal = v.InferOutput<typeof WebGlobal>

export const ContentPage = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  seoId: v.optional(Id),
  widgets: v.array(v.unknown()),
})
export type ContentPage = v.InferOutput<typeof ContentPage>
