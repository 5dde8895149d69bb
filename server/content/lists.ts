import {
  type ContentApi,
  type ContentName,
  type ContentOf,
  contentLoads,
  loadContentPage,
  loadGameInfo,
  loadSeo,
} from '#app/api/content.ts'
import type { GameInfo, Seo } from '#app/api/contract/casino.ts'
import type { ContentPage } from '#app/api/contract/cms.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { memoize } from './memoize.ts'
import { createStore, type StoreOptions } from './store.ts'

/** Held in place of what is not there, so that it is not asked for again at once. */
type Held<T> = { value: T | undefined }

/** What the content service says under one status, asked for when it is needed and held for a while. */
export function createLists(api: ContentApi, status: ContentStatus, times: StoreOptions) {
  const store = createStore(times)
  const query = { locale: 'ro', status }

  /** A failure is reported here, once a call: a page may hide it behind what is held, or show its key alone. */
  async function reported<T>(where: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      api.report({ where, index: -1, problem: String(error) })
      throw error
    }
  }
  const get = <Name extends ContentName>(name: Name) =>
    store.get(name, () => reported(name, () => contentLoads[name](api, query) as Promise<ContentOf<Name>>))

  async function one<T>(key: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const held = await store.get<Held<T>>(key, async () => ({ value: await ask() }))
    return held.value
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
      get('jackpots'),
    ])
    return catalogueFrom(...lists)
  }

  return {
    get,
    catalogue,
    seo: (id: string) => one<Seo>(`seo:${id}`, () => loadSeo(api, query, id)),
    contentPage: (slug: string) => one<ContentPage>(`page:${slug}`, () => loadContentPage(api, query, slug)),
    gameInfo(code: string) {
      const key = `info:${code}`
      return one<GameInfo>(key, () => reported(key, () => loadGameInfo(api, query, code)))
    },
    clear: store.clear,
  }
}

export type Lists = ReturnType<typeof createLists>
