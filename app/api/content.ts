import * as v from 'valibot'
import {
  Carousel,
  Collection,
  CollectionGroup,
  Game,
  GameInfo,
  Jackpot,
  Promotion,
  Provider,
  SpecialCategory,
  VideoWidget,
} from './contract/casino.ts'
import {
  Category,
  ContentPage,
  GlobalSettings,
  Layout,
  MenuItem,
  PathRedirect,
  SubMenuItem,
  WebGlobal,
} from './contract/cms.ts'
import { type ContentStatus, Slug } from './contract/common.ts'
import { type Dropped, parseList, parseRecord } from './contract/parse.ts'
import { Seo } from './contract/seo.ts'
import { ApiError, type FatalKey, type PatientKey } from './errors.ts'
import { type RequestOptions, request } from './request.ts'

export type ContentApi = {
  /** Casino API without a closing slash. */
  casinoUrl: string
  /** CMS without a closing slash. */
  cmsUrl: string
  /** Milliseconds for one call. */
  timeout: number
  report: (dropped: Dropped) => void
  /** Largest answer, in bytes (HTT-08). @default 32 MiB */
  maxBytes?: number
  /** Stands between a call and its service: may refuse it, and its second try. @default every call goes through */
  guard?: Guard
}

export type Upstream = 'casino' | 'cms' | 'winners'
type ContentPath = `/${'casino' | 'cms'}/${string}`

export type Guard = <T>(
  upstream: Upstream,
  call: (retry: Pick<RequestOptions, 'mayRetry'>) => Promise<T>,
) => Promise<T>

export type ContentQuery = { locale: string; status: ContentStatus }

type Load<T> = (api: ContentApi, query: ContentQuery) => Promise<T>

/** Largest answers, in bytes (HTT-08): a list, and one record. */
const MAX_BYTES = 32 * 1024 * 1024
const RECORD_BYTES = 2 * 1024 * 1024

export const unguarded: Guard = (_upstream, call) => call({})

/** `path` begins with the service: `/cms/…` or `/casino/…`. */
function fetchFrom(
  api: ContentApi,
  path: ContentPath,
  { locale, status }: ContentQuery,
  maxBytes = api.maxBytes ?? MAX_BYTES,
): Promise<unknown> {
  const { casinoUrl, cmsUrl, timeout, guard = unguarded } = api
  const upstream = path.startsWith('/cms/') ? 'cms' : 'casino'
  const base = upstream === 'cms' ? cmsUrl : casinoUrl
  const url = `${base}${path.slice(upstream.length + 1)}?${new URLSearchParams({ locale, status })}`
  return guard(upstream, (retry) =>
    request(url, { schema: v.unknown(), timeout, locale, maxBytes, ...retry }),
  )
}

/** A list of `most` items, of which malformed ones are dropped one by one. */
const list =
  <Schema extends v.GenericSchema>(path: ContentPath, schema: Schema, most: number, unique?: string) =>
  async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>[]> =>
    parseList(schema, await fetchFrom(api, path, query), {
      where: path,
      report: api.report,
      most,
      ...(unique && { unique }),
    })

const record =
  <Schema extends v.GenericSchema>(path: ContentPath, schema: Schema) =>
  async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>> =>
    parseRecord(schema, await fetchFrom(api, path, query, RECORD_BYTES), { where: path, report: api.report })

/** Every list the site holds, by the name the content store keeps it under, with the entries that it may have (HTT-08). */
export const contentLoads = {
  games: list('/casino/games/no-files', Game, 100_000, 'gameCode'),
  providers: list('/casino/providers', Provider, 500, 'id'),
  collections: list('/casino/collections', Collection, 500, 'id'),
  collectionGroups: list('/casino/collections/groups', CollectionGroup, 100, 'id'),
  carousels: list('/casino/carousels', Carousel, 50, 'id'),
  promotions: list('/casino/promotions', Promotion, 200, 'id'),
  videos: list('/casino/videowidgets', VideoWidget, 100, 'id'),
  jackpots: list('/casino/Jackpots', Jackpot, 100, 'id'),
  redirects: list('/cms/redirects', PathRedirect, 20_000),
  special: list('/casino/Personalized/general/categories', SpecialCategory, 100),
  categories: list('/cms/categories', Category, 500, 'id'),
  layouts: list('/cms/layouts', Layout, 50),
  menus: list('/cms/menus', MenuItem, 100, 'id'),
  submenu: list('/cms/submenu', SubMenuItem, 50),
  settings: record('/cms/globalsettings', GlobalSettings),
  toggles: record('/cms/cms-client/configuration/web_global', WebGlobal),
} satisfies Record<string, Load<unknown>>

export type ContentName = keyof typeof contentLoads
export type ContentOf<Name extends ContentName> = Awaited<ReturnType<(typeof contentLoads)[Name]>>

/** What the failure of each list is called (S1 8, S2 8). */
export const contentKeys: Record<ContentName, FatalKey | PatientKey> = {
  games: 'errors.failed-to-fetch-games',
  providers: 'errors.failed-to-fetch-providers',
  collections: 'errors.failed-to-fetch-collections',
  collectionGroups: 'errors.failed-to-fetch-collection-groups',
  carousels: 'errors.failed-to-fetch-carousel',
  promotions: 'errors.failed-to-fetch-promotions',
  videos: 'errors.failed-to-fetch-videos',
  jackpots: 'errors.failed-to-fetch-jackpots',
  redirects: 'errors.failed-to-fetch-redirects',
  special: 'errors.failed-to-fetch-special-categories',
  categories: 'errors.failed-to-fetch-categories',
  layouts: 'errors.failed-to-fetch-layouts',
  menus: 'errors.failed-to-fetch-menu',
  submenu: 'errors.failed-to-fetch-submenu',
  settings: 'errors.failed-to-fetch-meta',
  toggles: 'errors.failed-to-fetch-sb-cms-config',
}

/** The record at `path`, `undefined` when there is none; an unreachable service and a wrong shape throw. */
async function recordAt<Schema extends v.GenericSchema>(
  schema: Schema,
  path: ContentPath,
  { api, query }: { api: ContentApi; query: ContentQuery },
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const input = await fetchFrom(api, path, query, RECORD_BYTES)
    return parseRecord(schema, input, { where: path, report: api.report })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return undefined
    throw error
  }
}

/** The SEO record of a page. */
export const loadSeo = async (api: ContentApi, query: ContentQuery, seoId: string) =>
  // A path of dots alone would name another folder.
  /^\.+$/.test(seoId) ? undefined : recordAt(Seo, `/casino/seo/${encodeURIComponent(seoId)}`, { api, query })

/** What the casino knows of one game beyond its list entry. */
export const loadGameInfo = (api: ContentApi, query: ContentQuery, code: string) =>
  recordAt(GameInfo, `/casino/games/${encodeURIComponent(code)}/info`, { api, query })

/** A content page by its slug. */
export const loadContentPage = async (api: ContentApi, query: ContentQuery, slug: string) =>
  v.is(Slug, slug) ? recordAt(ContentPage, `/cms/pages/${slug}`, { api, query }) : undefined
