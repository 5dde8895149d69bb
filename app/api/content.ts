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
import { type FatalKey, isGone, type NonFatalKey } from './errors.ts'
import type { ListBudget } from './jsonListParser.ts'
import { type RequestOptions, request } from './request.ts'
import { requestList } from './requestList.ts'

export type ContentApi = {
  /** Casino API without a closing slash. */
  casinoUrl: string
  /** CMS without a closing slash. */
  cmsUrl: string
  /** Timeout of one request in milliseconds. */
  timeout: number
  report: (dropped: Dropped) => void
  /** Largest response in bytes (HTT-08). @default the budget of each list, and of one record */
  maxBytes?: number
  /** Wraps every request; may refuse it or its retry. @default every request passes */
  guard?: Guard
  /** Called with each entry that editors check and its input, then with their list and its input. @default no call */
  onEntry?: (entry: object, input: unknown) => void
}

export type Upstream = 'casino' | 'cms' | 'winners'
type ContentPath = `/${'casino' | 'cms'}/${string}`

export type Guard = <T>(
  upstream: Upstream,
  call: (retry: Pick<RequestOptions, 'mayRetry'>) => Promise<T>,
) => Promise<T>

export type ContentQuery = { locale: string; status: ContentStatus }

type Load<T> = (api: ContentApi, query: ContentQuery) => Promise<T>

const MIB = 1024 * 1024

/** Largest response with a single record, in bytes (HTT-08). */
const MAX_RECORD_BYTES = 2 * MIB

/** Default budget of a list; all lists together fit into an instance of the size in `deploy/`. */
const DEFAULT_BUDGET: ListBudget = { bytes: 4 * MIB, entries: 500, values: 150_000 }

export const unguarded: Guard = (_upstream, call) => call({})

/** Requests a path of the service that it begins with: `/cms/…` or `/casino/…`. */
function fetchFrom<T>(
  api: ContentApi,
  path: ContentPath,
  { locale, status }: ContentQuery,
  ask: (url: string, options: RequestOptions) => Promise<T>,
): Promise<T> {
  const { casinoUrl, cmsUrl, timeout, guard = unguarded } = api
  const upstream = path.startsWith('/cms/') ? 'cms' : 'casino'
  const base = upstream === 'cms' ? cmsUrl : casinoUrl
  const url = `${base}${path.slice(upstream.length + 1)}?${new URLSearchParams({ locale, status })}`
  return guard(upstream, (retry) => ask(url, { timeout, locale, ...retry }))
}

const fetchRecord = (api: ContentApi, path: ContentPath, query: ContentQuery): Promise<unknown> =>
  fetchFrom(api, path, query, (url, options) =>
    request(url, {
      ...options,
      schema: v.unknown(),
      maxBytes: Math.min(MAX_RECORD_BYTES, api.maxBytes ?? MAX_RECORD_BYTES),
    }),
  )

/** Entries of a `checked` list are checked by editors field by field. */
type ListLimits = Partial<ListBudget> & { unique?: string; checked?: boolean }

/** Loads a list within its budget; malformed items are dropped one by one. */
const list =
  <Schema extends v.GenericSchema>(path: ContentPath, schema: Schema, limits: ListLimits) =>
  async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>[]> => {
    const { report } = api
    const { unique, checked, ...own } = limits
    const budget = { ...DEFAULT_BUDGET, ...own }
    const bytes = Math.min(budget.bytes, api.maxBytes ?? budget.bytes)
    const onCut = (problem: string, index: number) => report({ where: path, index, problem })
    const items = await fetchFrom(api, path, query, (url, options) =>
      requestList(url, { ...options, budget: { ...budget, bytes }, onCut }),
    )
    const onEntry = checked ? api.onEntry : undefined
    return parseList(schema, items, {
      where: path,
      report,
      most: budget.entries,
      onEntry,
      ...(unique && { unique }),
    })
  }

const record =
  <Schema extends v.GenericSchema>(path: ContentPath, schema: Schema) =>
  async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>> =>
    parseRecord(schema, await fetchRecord(api, path, query), { where: path, report: api.report })

const unique = 'id'

/** Every list of the site by its name in the content store, with its budget (HTT-08). */
export const contentLoads = {
  games: list('/casino/games/no-files', Game, {
    bytes: 32 * MIB,
    entries: 50_000,
    values: 2_000_000,
    unique: 'gameCode',
  }),
  providers: list('/casino/providers', Provider, { unique, checked: true }),
  collections: list('/casino/collections', Collection, { values: 300_000, unique, checked: true }),
  collectionGroups: list('/casino/collections/groups', CollectionGroup, { entries: 100, unique }),
  carousels: list('/casino/carousels', Carousel, { entries: 50, unique, checked: true }),
  promotions: list('/casino/promotions', Promotion, { entries: 200, unique }),
  videos: list('/casino/videowidgets', VideoWidget, { entries: 100, unique }),
  jackpots: list('/casino/Jackpots', Jackpot, { entries: 100, unique }),
  redirects: list('/cms/redirects', PathRedirect, { entries: 20_000 }),
  special: list('/casino/Personalized/general/categories', SpecialCategory, { entries: 100 }),
  categories: list('/cms/categories', Category, { bytes: 8 * MIB, values: 500_000, unique }),
  layouts: list('/cms/layouts', Layout, { entries: 50 }),
  menus: list('/cms/menus', MenuItem, { entries: 100, unique, checked: true }),
  submenu: list('/cms/submenu', SubMenuItem, { entries: 50, checked: true }),
  settings: record('/cms/globalsettings', GlobalSettings),
  toggles: record('/cms/cms-client/configuration/web_global', WebGlobal),
} satisfies Record<string, Load<unknown>>

export type ContentName = keyof typeof contentLoads
export type ContentOf<Name extends ContentName> = Awaited<ReturnType<(typeof contentLoads)[Name]>>

/** Message key for the failure of each list (S1 8, S2 8). */
export const contentKeys: Record<ContentName, FatalKey | NonFatalKey> = {
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

/** The record at `path`, `undefined` if there is none; throws for an unreachable service or a wrong shape. */
async function recordAt<Schema extends v.GenericSchema>(
  schema: Schema,
  path: ContentPath,
  { api, query }: { api: ContentApi; query: ContentQuery },
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const input = await fetchRecord(api, path, query)
    return parseRecord(schema, input, { where: path, report: api.report })
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** The SEO record of a page. */
export const loadSeo = async (api: ContentApi, query: ContentQuery, seoId: string) =>
  // A segment of dots alone would lead to another folder.
  /^\.+$/.test(seoId) ? undefined : recordAt(Seo, `/casino/seo/${encodeURIComponent(seoId)}`, { api, query })

/** Details of one game that its list entry lacks. */
export const loadGameInfo = (api: ContentApi, query: ContentQuery, code: string) =>
  recordAt(GameInfo, `/casino/games/${encodeURIComponent(code)}/info`, { api, query })

/** A content page by its slug. */
export const loadContentPage = async (api: ContentApi, query: ContentQuery, slug: string) =>
  v.is(Slug, slug) ? recordAt(ContentPage, `/cms/pages/${slug}`, { api, query }) : undefined
