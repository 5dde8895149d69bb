import {
  type ContentApi,
  type ContentName,
  type ContentOf,
  contentKeys,
  contentLoads,
  type Guard,
  loadContentPage,
  loadGameInfo,
  loadSeo,
} from '#app/api/content.ts'
import type { GameInfo } from '#app/api/contract/casino.ts'
import type { ContentPage } from '#app/api/contract/cms.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { createProblemReporter } from '#app/api/contract/parse.ts'
import type { Seo } from '#app/api/contract/seo.ts'
import { ContentError } from '#app/api/errors.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { contentProblems } from '#app/domain/contentProblems.ts'
import type { Share } from '../fleet/answers.ts'
import { niceToHave } from '../upstream/deadline.ts'
import { createCachedLoader } from './cachedLoader.ts'
import { memoize } from './memoize.ts'
import { createStore, type StoreOptions } from './store.ts'

/** Also stored for a missing record, so that it is not requested again at once. */
type Held<T> = { value: T | undefined }

/** Highest number of cached records. */
const MAX_RECORDS = 2000

/** Adds the key of its list to an error, unless it has one. */
const named =
  (name: ContentName) =>
  (error: unknown): never => {
    throw error instanceof ContentError ? error : new ContentError(contentKeys[name], error)
  }

const noJackpots: ContentOf<'jackpots'> = []

/** The content of one status, requested when needed, by one instance for all, and cached for a while. */
export function createLists(api: ContentApi, status: ContentStatus, times: StoreOptions, share?: Share) {
  const store = createStore(times)
  /** One page, SEO record or game's info each; visitors choose the keys, so records have a cache of their own. */
  const records = createStore({ ...times, most: MAX_RECORDS })
  const query = { locale: 'ro', status }

  const say = (where: string, problem: string) => api.report({ where, index: -1, problem })

  const held = createCachedLoader({ ...api, share })

  async function load<Name extends ContentName>(name: Name, guard: Guard): Promise<ContentOf<Name>> {
    const before = store.peek(name)
    const list = (await contentLoads[name]({ ...api, guard }, query).catch(named(name))) as ContentOf<Name>
    const had = Array.isArray(before) ? before.length : 0
    createProblemReporter(name, api.report).all(contentProblems(name, list))
    if (had > 0 && Array.isArray(list) && list.length === 0) say(name, `empty, after ${had} entries`)
    return list
  }

  /** Rejects with the error of the list. */
  async function get<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
    return held(store, name, (guard) => load(name, guard)).catch(named(name))
  }

  /** A single record; `ask` gives `undefined` if there is none. */
  const one = async <T>(key: string, ask: (from: ContentApi) => Promise<T | undefined>) => {
    const load = async (guard: Guard): Promise<Held<T>> => ({ value: await ask({ ...api, guard }) })
    return (await held(records, key, load)).value
  }

  const catalogueFrom = memoize(
    (
      games: ContentOf<'games'>,
      providers: ContentOf<'providers'>,
      collections: ContentOf<'collections'>,
      collectionGroups: ContentOf<'collectionGroups'>,
      categories: ContentOf<'categories'>,
      jackpots: ContentOf<'jackpots'>,
    ) => catalogueOf({ games, providers, collections, collectionGroups, categories, jackpots }),
  )

  async function catalogue() {
    const lists = await Promise.all([
      get('games'),
      get('providers'),
      get('collections'),
      get('collectionGroups'),
      get('categories'),
      // Pages work without jackpots: a failure is logged, and not cached.
      niceToHave(get('jackpots')).catch(() => noJackpots),
    ])
    return catalogueFrom(...lists)
  }

  return {
    get,
    catalogue,
    seo: (id: string) => niceToHave(one<Seo>(`seo:${id}`, (from) => loadSeo(from, query, id))),
    contentPage: (slug: string) =>
      one<ContentPage>(`page:${slug}`, (from) => loadContentPage(from, query, slug)),
    gameInfo: (code: string) =>
      niceToHave(one<GameInfo>(`info:${code}`, (from) => loadGameInfo(from, query, code))),
    /** Whether the content that every page needs is in the cache. */
    isReady: (): boolean =>
      store.peek('settings') !== undefined && Boolean((store.peek('games') as unknown[] | undefined)?.length),
    /** Reloads the content under `keys` before it is served again. */
    drop(keys: readonly string[]): void {
      for (const held of [store, records]) held.drop((key) => keys.includes(key))
    },
  }
}

export type Lists = ReturnType<typeof createLists>
