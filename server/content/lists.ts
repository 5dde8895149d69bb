import {
  type ContentApi,
  type ContentName,
  type ContentOf,
  contentKeys,
  contentLoads,
  loadContentPage,
  loadGameInfo,
  loadSeo,
} from '#app/api/content.ts'
import type { GameInfo } from '#app/api/contract/casino.ts'
import type { ContentPage } from '#app/api/contract/cms.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { linesAbout } from '#app/api/contract/parse.ts'
import type { Seo } from '#app/api/contract/seo.ts'
import { ContentError } from '#app/api/errors.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { contentProblems } from '#app/domain/contentProblems.ts'
import { isRefused } from '../upstream/breakers.ts'
import { niceToHave, onceAnAnswer, showsStale, timeLeft } from '../upstream/patience.ts'
import { memoize } from './memoize.ts'
import { createStore, type Store, type StoreOptions } from './store.ts'

/** Held in place of what is not there, so that it is not asked for again at once. */
type Held<T> = { value: T | undefined }

/** Records that are held. */
const MOST_RECORDS = 2000

/** Gives a failure the key of its list, unless it has it. */
const named =
  (name: ContentName) =>
  (error: unknown): never => {
    throw error instanceof ContentError ? error : new ContentError(contentKeys[name], error)
  }

const noJackpots: ContentOf<'jackpots'> = []

/** What the content service says under one status, asked for when it is needed and held for a while. */
export function createLists(api: ContentApi, status: ContentStatus, times: StoreOptions) {
  const store = createStore(times)
  /** One page, SEO record or game's info each; visitors choose their keys, so they have a memory of their own. */
  const records = createStore({ ...times, most: MOST_RECORDS })
  const query = { locale: 'ro', status }

  const say = (where: string, problem: string) => api.report({ where, index: -1, problem })

  /** A failure is said here, once a call: a page may hide it behind what is held. A call that was not made is none. */
  async function reported<T>(where: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!isRefused(error)) say(where, String(error))
      throw error
    }
  }

  async function held<T extends NonNullable<unknown>>(from: Store, key: string, ask: () => Promise<T>) {
    const get = () => from.get(key, () => reported(key, ask), { patience: timeLeft() })
    const { value, stale } = await onceAnAnswer(`${status} ${key}`, get)
    showsStale(stale)
    return value
  }

  async function load<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
    const before = store.peek(name)
    const list = (await contentLoads[name](api, query).catch(named(name))) as ContentOf<Name>
    const had = Array.isArray(before) ? before.length : 0
    linesAbout(name, api.report).all(contentProblems(name, list))
    if (had > 0 && Array.isArray(list) && list.length === 0) say(name, `empty, after ${had} entries`)
    return list
  }

  /** Rejects with the list's own error. */
  async function get<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
    return held(store, name, () => load(name)).catch(named(name))
  }

  const one = async <T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> =>
    (await held<Held<T>>(records, key, async () => ({ value: await ask() }))).value

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
      // Shown with everything, missed by no page: the failure stands in the log, and is not held.
      niceToHave(get('jackpots')).catch(() => noJackpots),
    ])
    return catalogueFrom(...lists)
  }

  return {
    get,
    catalogue,
    seo: (id: string) => niceToHave(one<Seo>(`seo:${id}`, () => loadSeo(api, query, id))),
    contentPage: (slug: string) => one<ContentPage>(`page:${slug}`, () => loadContentPage(api, query, slug)),
    gameInfo: (code: string) =>
      niceToHave(one<GameInfo>(`info:${code}`, () => loadGameInfo(api, query, code))),
    /** Whether what no page can be without is in memory. */
    isReady: (): boolean =>
      store.peek('settings') !== undefined && Boolean((store.peek('games') as unknown[] | undefined)?.length),
    clear(): void {
      store.clear()
      records.clear()
    },
  }
}

export type Lists = ReturnType<typeof createLists>
