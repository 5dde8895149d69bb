import { LRUCache } from 'lru-cache'
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
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { ContentError } from '#app/api/errors.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { type MenuWords, shellSlice } from '#app/domain/menus.ts'
import { splitOrder } from '#app/domain/order.ts'
import type { PageContent, PageDraft, PageWords } from '#app/domain/pages/draft.ts'
import { pageAt } from '#app/domain/pages/index.ts'
import { inOrder } from '#app/domain/pages/inOrder.ts'
import { dayAt } from '#app/domain/period.ts'
import { canonicalPath, placeAt } from '#app/domain/places.ts'
import { hashOf, packCatalogue } from './catalogueFile.ts'
import { headSlice } from './head.ts'
import { prefixLinks, sanitizeHtml } from './html.ts'
import { infoPart } from './info.ts'
import { remember } from './remember.ts'
import { createStore, type StoreOptions } from './store.ts'
import { createWidgets } from './widgets.ts'

export type ContentOptions = {
  api: ContentApi
  published: StoreOptions
  words: MenuWords
  pageWords: PageWords
  /** The site's own address without a closing slash, or empty. */
  siteUrl: string
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

const locale = 'ro'

/** Held in place of what is not there, so that it is not asked for again at once. */
type Held<T> = { value: T | undefined }

/** The content of one status: its lists, and the pages cut from them. */
export function createEdition(options: ContentOptions, status: ContentStatus, times: StoreOptions) {
  const { api, words, pageWords, siteUrl, now = Date.now } = options
  const store = createStore(times)
  const slices = new LRUCache<string, Slice>({ max: 5000 })
  const query = { locale, status }

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

  const catalogueFrom = remember(
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

  function keep(slice: Slice): string {
    const hash = hashOf(JSON.stringify(slice))
    slices.set(hash, slice)
    return hash
  }

  const sanitize = (html: string) => prefixLinks(sanitizeHtml(html), status === 'Draft')
  const widgets = createWidgets({ keep, report: api.report, sanitize, forEditors: status === 'Draft' })

  async function headOf(page: PageDraft, path: string): Promise<string> {
    const { seoId } = page
    const seo = seoId ? await one<Seo>(`seo:${seoId}`, () => loadSeo(api, query, seoId)) : undefined
    return keep(headSlice(page, path, { seo, siteUrl }))
  }

  const columnsFrom = remember(catalogueFileOf)
  const fileFrom = remember(packCatalogue)

  async function source(): Promise<PageContent> {
    const [lists, layouts, settings] = await Promise.all([catalogue(), get('layouts'), get('settings')])
    return {
      catalogue: lists,
      columns: () => columnsFrom(lists),
      layouts,
      settings,
      words: pageWords,
      today: dayAt(now()),
      promotions: () => get('promotions'),
      contentPage: (slug) => one<ContentPage>(`page:${slug}`, () => loadContentPage(api, query, slug)),
      gameInfo: async (code) => {
        const key = `info:${code}`
        const info = await one<GameInfo>(key, () => reported(key, () => loadGameInfo(api, query, code)))
        return info && infoPart(info)
      },
    }
  }

  const shellFrom = remember(
    (
      lobby: Lobby,
      lists: Awaited<ReturnType<typeof catalogue>>,
      layouts: ContentOf<'layouts'>,
      menus: ContentOf<'menus'>,
      submenu: ContentOf<'submenu'>,
      settings: ContentOf<'settings'>,
    ) => keep(shellSlice({ catalogue: lists, layouts, menus, submenu, settings, words, locale }, lobby)),
    2,
  )

  async function shell(lobby: Lobby): Promise<string> {
    const content = await Promise.all([
      catalogue(),
      get('layouts'),
      get('menus'),
      get('submenu'),
      get('settings'),
    ])
    return shellFrom(lobby, ...content)
  }

  /** The page at a path, its list in the order that `asked` may name; `undefined` when there is none. */
  async function page(asked: string): Promise<PageParts | undefined> {
    const { path, order } = splitOrder(asked)
    const place = placeAt(path)
    if (!place) return undefined
    const content = await source()
    const found = await pageAt(content, place)
    if (!found) {
      if (place.name !== 'lobby') return undefined
      throw new ContentError('errors.failed-to-fetch-layouts', 'no layout of type Lobby')
    }
    const draft = inOrder(found, order, content)
    const [carousels, videos] = draft.widgets
      ? await Promise.all([get('carousels'), get('videos')])
      : [[], []]
    const drawn = draft.widgets && widgets(draft.widgets, { ...content, carousels, videos })
    return {
      title: draft.title,
      lobby: draft.lobby,
      head: await headOf(draft, canonicalPath(place)),
      parts: drawn?.parts ?? [],
      misfits: drawn?.misfits ?? [],
      ...(draft.main && { main: keep(draft.main) }),
      ...(draft.order && { order: draft.order }),
      ...(draft.gated && { gated: true }),
      ...(draft.incomplete && { incomplete: true }),
    }
  }

  const catalogueFile = async () => fileFrom(columnsFrom(await catalogue()))

  return {
    get,
    page,
    shell,
    catalogue,
    catalogueFile,
    slice: (hash: string) => slices.get(hash),
    clear: store.clear,
  }
}
