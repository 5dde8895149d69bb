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
  Seo,
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
} from './contract/cms.ts'
import { type ContentStatus, Slug } from './contract/common.ts'
import { type Dropped, parseList, problemOf } from './contract/parse.ts'
import { ApiError, ContentError, type FatalKey, type PatientKey } from './errors.ts'
import { request } from './request.ts'

export type ContentApi = {
  /** Casino API without a closing slash. */
  casinoUrl: string
  /** CMS without a closing slash. */
  cmsUrl: string
  /** Milliseconds for one call. */
  timeout: number
  report: (dropped: Dropped) => void
}

export type ContentQuery = { locale: string; status: ContentStatus }

type Load<T> = (api: ContentApi, query: ContentQuery) => Promise<T>

function callAddress(api: ContentApi, path: string, query: ContentQuery): string {
  const base = path.startsWith('/cms') ? api.cmsUrl : api.casinoUrl
  const search = new URLSearchParams({ locale: query.locale, status: query.status })
  return `${base}${path.replace(/^\/(?:cms|casino)/, '')}?${search}`
}

const fetchFrom = (api: ContentApi, path: string, query: ContentQuery) =>
  request(callAddress(api, path, query), {
    schema: v.unknown(),
    timeout: api.timeout,
    locale: query.locale,
  })

/** A list whose malformed items are dropped one by one; a failed call is an error under `key`. */
function list<Schema extends v.GenericSchema>(path: string, schema: Schema, key: FatalKey | PatientKey) {
  return async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>[]> => {
    try {
      return parseList(schema, await fetchFrom(api, path, query), path, api.report)
    } catch (error) {
      throw new ContentError(key, error)
    }
  }
}

function record<Schema extends v.GenericSchema>(path: string, schema: Schema, key: FatalKey) {
  return async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>> => {
    try {
      const result = v.safeParse(schema, await fetchFrom(api, path, query))
      if (!result.success) throw new TypeError(problemOf(result.issues))
      return result.output
    } catch (error) {
      throw new ContentError(key, error)
    }
  }
}

/** A list that may fail without taking the page with it. */
function patientList<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return async (api: ContentApi, query: ContentQuery): Promise<v.InferOutput<Schema>[]> => {
    try {
      return parseList(schema, await fetchFrom(api, path, query), path, api.report)
    } catch (error) {
      api.report({ where: path, index: -1, problem: String(error) })
      return []
    }
  }
}

/** Every list the site holds, by the name the content store keeps it under. */
export const contentLoads = {
  games: list('/casino/games/no-files', Game, 'errors.failed-to-fetch-games'),
  providers: list('/casino/providers', Provider, 'errors.failed-to-fetch-providers'),
  collections: list('/casino/collections', Collection, 'errors.failed-to-fetch-collections'),
  collectionGroups: list(
    '/casino/collections/groups',
    CollectionGroup,
    'errors.failed-to-fetch-collection-groups',
  ),
  carousels: list('/casino/carousels', Carousel, 'errors.failed-to-fetch-carousel'),
  promotions: list('/casino/promotions', Promotion, 'errors.failed-to-fetch-promotions'),
  videos: list('/casino/videowidgets', VideoWidget, 'errors.failed-to-fetch-videos'),
  // errors.failed-to-fetch-jackpots is no fatal key.
  jackpots: patientList('/casino/Jackpots', Jackpot),
  redirects: patientList('/cms/redirects', PathRedirect),
  special: list(
    '/casino/Personalized/general/categories',
    SpecialCategory,
    'errors.failed-to-fetch-special-categories',
  ),
  categories: list('/cms/categories', Category, 'errors.failed-to-fetch-categories'),
  layouts: list('/cms/layouts', Layout, 'errors.failed-to-fetch-layouts'),
  menus: list('/cms/menus', MenuItem, 'errors.failed-to-fetch-menu'),
  submenu: list('/cms/submenu', SubMenuItem, 'errors.failed-to-fetch-submenu'),
  settings: record('/cms/globalsettings', GlobalSettings, 'errors.failed-to-fetch-meta'),
} satisfies Record<string, Load<unknown>>

export type ContentName = keyof typeof contentLoads
export type ContentOf<Name extends ContentName> = Awaited<ReturnType<(typeof contentLoads)[Name]>>

/** The record at `path`, `undefined` when there is none; an unreachable service and a wrong shape throw. */
async function recordAt<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  { api, query }: { api: ContentApi; query: ContentQuery },
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, await fetchFrom(api, path, query))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** The SEO record: a page is better without one than not at all. */
export async function loadSeo(api: ContentApi, query: ContentQuery, seoId: string): Promise<Seo | undefined> {
  // A path of dots alone would name another folder.
  if (/^\.+$/.test(seoId)) return undefined
  const path = `/casino/seo/${encodeURIComponent(seoId)}`
  try {
    const result = v.safeParse(Seo, await fetchFrom(api, path, query))
    if (result.success) return result.output
    api.report({ where: path, index: -1, problem: problemOf(result.issues) })
  } catch (error) {
    api.report({ where: path, index: -1, problem: String(error) })
  }
  return undefined
}

/** What the casino knows of one game beyond its list entry. */
export const loadGameInfo = (api: ContentApi, query: ContentQuery, code: string) =>
  recordAt(GameInfo, `/casino/games/${encodeURIComponent(code)}/info`, { api, query })

/** A content page by its slug. */
export const loadContentPage = async (api: ContentApi, query: ContentQuery, slug: string) =>
  v.is(Slug, slug) ? recordAt(ContentPage, `/cms/pages/${slug}`, { api, query }) : undefined
