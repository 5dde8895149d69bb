import * as v from 'valibot'
import { GameCodes, IconName, Id, Lobby, Slug, Text } from './common.ts'
import { Compliance } from './compliance.ts'
import { PersonalSlugs } from './personalSlugs.ts'
import { lenient, lenientList } from './repair.ts'

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
  /** The list source that fills the category. */
  type: GameListSource,
  title: Text,
  lobby: Lobby,
  /** The top-10 style numbers its games. */
  style: v.optional(v.picklist(['Default', 'Top10', 'Jackpot', 'Bonus'])),
  /** Game codes in rank order; empty for lists that are made per player. */
  games: GameCodes,
  /** Asset id. */
  iconImage: v.optional(Id),
  seoId: v.optional(Id),
})
export type Category = v.InferOutput<typeof Category>

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

/** Widgets are validated later, so that a malformed widget is dropped alone. */
export const Layout = v.object({
  id: Id,
  type: PageType,
  seoId: v.optional(Id),
  widgets: v.array(v.unknown()),
})
export type Layout = v.InferOutput<typeof Layout>

/** `route` of an Internal item is a page of S1 2.5; of other items it is the id of the target. */
export const MenuItem = v.object({
  id: Id,
  type: v.picklist(['Categories', 'Collections', 'Internal', 'AllGames']),
  lobby: v.optional(Lobby, 'Casino'),
  title: Text,
  route: v.optional(v.string()),
  /** Icon name of the kit, or an asset id. */
  img: v.optional(IconName),
  isPersonalized: v.optional(v.boolean(), false),
})
export type MenuItem = v.InferOutput<typeof MenuItem>

export const SubMenuItem = v.object({
  icon: v.optional(IconName),
  title: Text,
  type: v.optional(v.picklist(['ContentPage', 'Promotion'])),
  slug: v.optional(Slug),
  url: v.optional(v.string()),
})
export type SubMenuItem = v.InferOutput<typeof SubMenuItem>

const HeaderLink = v.object({
  id: Id,
  /** Label by locale. */
  label: v.record(v.string(), Text),
  url: v.string(),
  isNew: v.optional(v.boolean(), false),
})

export const SearchGroup = v.picklist(['providers', 'categories', 'collections'])

/** Search settings of a lobby (S2 3, SEA-07). */
const SearchSettings = v.object({
  /** Category whose games come first among equal matches. */
  category: v.optional(Id),
  /** Kinds that are searched besides games. */
  searchResultIncludes: v.optional(lenientList(SearchGroup), SearchGroup.options),
  /** Whether the panel shows popular providers before a term is typed. */
  popularProviders: v.optional(v.boolean(), false),
})

/** Operating systems for which the app is offered, by name, with its store pages (S2 3, BAN-01). */
export const AppBannerSettings = v.object({
  downloadNativeAppBanner: v.optional(lenientList(v.string()), []),
  apps: v.optional(v.object({ google: v.optional(v.string()), apple: v.optional(v.string()) }), {}),
})
export type AppBannerSettings = v.InferOutput<typeof AppBannerSettings>

/** How the account opens over the site; `false` leads to a site of its own. */
export const EmbeddedAccount = v.union([v.boolean(), v.literal('micro-frontend')])
export type EmbeddedAccount = v.InferOutput<typeof EmbeddedAccount>

export const GlobalSettings = v.object({
  ...AppBannerSettings.entries,
  enabledFilters: lenientList(v.string(), 50),
  enabledFiltersLive: lenientList(v.string(), 50),
  langCookieDomain: v.optional(v.string()),
  currency: v.object({ code: v.pipe(v.string(), v.length(3)), iso: v.pipe(v.string(), v.length(3)) }),
  languages: lenientList(v.object({ code: v.string(), cookieValue: v.string() }), 50),
  headerLinks: lenientList(HeaderLink, 20),
  /** Facts in the details of a game (DET-04); each is shown unless it is switched off. */
  gameDetails: v.optional(
    v.object({
      description: v.optional(v.boolean(), true),
      lines: v.optional(v.boolean(), true),
      reels: v.optional(v.boolean(), true),
      volatility: v.optional(v.boolean(), true),
      rtp: v.optional(v.boolean(), true),
    }),
    {},
  ),
  search: v.optional(
    v.object({ casino: v.optional(SearchSettings, {}), live: v.optional(SearchSettings, {}) }),
    {},
  ),
  personalSlugs: v.optional(PersonalSlugs, {}),
  /** The external account site. */
  account: v.object({
    register: v.string(),
    login: v.string(),
    /** Address to reset a password; default: `login` (our decision). */
    forgotten: v.optional(v.string()),
    /**
     * Whether the account opens over the site: in a frame (S1 2.6: the old style), or as the micro-frontend `my-account`
     * (our decision).
     */
    embedded: v.optional(EmbeddedAccount, false),
  }),
  /** The sports (prematch) address; base of the Sport and Loto links. */
  prematchUrl: v.string(),
  compliance: Compliance,
  /** Template of sports-betting bonuses, whose messages get a fixed text (MSG-03). */
  sportsBonusTemplate: lenient(Id),
})
export type GlobalSettings = v.InferOutput<typeof GlobalSettings>

/** GET /cms-client/configuration/web_global. */
export const WebGlobal = v.object({ featureToggle: lenientList(v.string()) })
export type WebGlobal = v.InferOutput<typeof WebGlobal>

/** A server-provided redirect of one path: `to` is a path of ours or an absolute http(s) address (S1 2.2). */
export const PathRedirect = v.object({
  from: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  to: v.pipe(v.string(), v.maxLength(2048)),
  permanent: v.optional(v.boolean(), false),
})
export type PathRedirect = v.InferOutput<typeof PathRedirect>

export const ContentPage = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  seoId: v.optional(Id),
  widgets: v.array(v.unknown()),
})
export type ContentPage = v.InferOutput<typeof ContentPage>
