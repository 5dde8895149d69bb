import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type ContentApi, type ContentName, type ContentOf, contentLoads, loadSeo } from '#app/api/content.ts'
import type { Layout } from '#app/api/contract/cms.ts'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { ContentError } from '#app/api/errors.ts'
import { type Catalogue, catalogueOf } from '#app/domain/catalogue.ts'
import { layoutOf, type Misfit, placesOf, spanOf, widgetsOf } from '#app/domain/layout.ts'
import { type MenuWords, shellSlice } from '#app/domain/menus.ts'
import { sliceOf } from '#app/domain/slices/index.ts'
import type { DrawnPage, PageParts, PageSource, Part } from '#app/lib/requestScope.ts'
import { prefixLinks, sanitizeHtml } from './html.ts'
import { createStore, type StoreOptions } from './store.ts'

export type ContentOptions = {
  api: ContentApi
  published: StoreOptions
  words: MenuWords
  /** The site's own address without a closing slash, or empty. */
  siteUrl: string
}

/** Drafts are seen within 2 s of a change and never served when the CMS is down. */
const draftTimes: StoreOptions = { fresh: 2, staleWhileRevalidate: 0, staleIfError: 0 }

const locale = 'ro'

/** A widget that fits its schema and yet has nothing to show. */
const EMPTY = 'nothing behind it: unknown target, or an empty list'

const paths: Record<DrawnPage, string> = { Lobby: '/' }

const hashOf = (slice: Slice) =>
  createHash('sha256').update(JSON.stringify(slice)).digest('base64url').slice(0, 12)

/** The last result of `build` as long as it is asked with the very same arguments. */
function remember<Args extends readonly unknown[], Result>(build: (...args: Args) => Result) {
  let last: { args: Args; result: Result } | undefined
  return (...args: Args): Result => {
    if (!last || args.some((arg, index) => arg !== last?.args[index])) last = { args, result: build(...args) }
    return last.result
  }
}

const buildCatalogue = (
  games: ContentOf<'games'>,
  providers: ContentOf<'providers'>,
  collections: ContentOf<'collections'>,
  collectionGroups: ContentOf<'collectionGroups'>,
  categories: ContentOf<'categories'>,
  jackpots: ContentOf<'jackpots'>,
) => catalogueOf({ games, providers, collections, collectionGroups, categories, jackpots })

/** The content of one status: its lists, and the pages cut from them. */
function createEdition({ api, words, siteUrl }: ContentOptions, status: ContentStatus, times: StoreOptions) {
  const store = createStore(times)
  const slices = new LRUCache<string, Slice>({ max: 2000 })
  const query = { locale, status }

  /** A failure is reported here, once a call: a page may hide it behind what is held, or show its key alone. */
  async function load<Name extends ContentName>(name: Name): Promise<ContentOf<Name>> {
    try {
      return (await contentLoads[name](api, query)) as ContentOf<Name>
    } catch (error) {
      api.report({ where: name, index: -1, problem: String(error) })
      throw error
    }
  }

  const get = <Name extends ContentName>(name: Name) => store.get(name, () => load(name))

  const catalogueFrom = remember(buildCatalogue)

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
    const hash = hashOf(slice)
    slices.set(hash, slice)
    return hash
  }

  async function headOf(layout: Layout, type: DrawnPage): Promise<string> {
    const id = layout.seoId
    const seo = id ? await store.get(`seo:${id}`, async () => (await loadSeo(api, query, id)) ?? {}) : {}
    return keep({ type: 'Head', seo: { title: 'Aramă', ...seo }, canonical: siteUrl + paths[type] })
  }

  /** Cutting a page costs more than drawing some of it; the same content gives the same parts. */
  const partsFrom = remember(
    (
      layout: Layout,
      carousels: ContentOf<'carousels'>,
      settings: ContentOf<'settings'>,
      lists: Catalogue,
    ) => {
      const source = {
        catalogue: lists,
        carousels,
        compliance: settings.compliance,
        sanitize: (html: string) => prefixLinks(sanitizeHtml(html), status === 'Draft'),
      }
      const shown = widgetsOf(layout, api.report).flatMap((widget) => {
        const slice = sliceOf(source, widget)
        return slice ? [{ id: widget.id, type: widget.type, slice: keep(slice) }] : []
      })
      const types = shown.map((part) => part.type)
      return shown.map((part, index): Part => ({ ...part, span: spanOf(types, index) }))
    },
  )

  async function page(type: DrawnPage): Promise<PageParts> {
    const [layouts, carousels, settings, lists] = await Promise.all([
      get('layouts'),
      get('carousels'),
      get('settings'),
      catalogue(),
    ])
    const layout = layoutOf(layouts, type)
    if (!layout) throw new ContentError('errors.failed-to-fetch-layouts', `no layout of type ${type}`)
    const parts = partsFrom(layout, carousels, settings, lists)
    return { head: await headOf(layout, type), parts, misfits: misfitsOf(layout, parts) }
  }

  /** Editors see what is missing and why; visitors are spared it. */
  function misfitsOf(layout: Layout, parts: readonly Part[]): Misfit[] {
    if (status !== 'Draft') return []
    const drawn = new Set(parts.map(({ id }) => id))
    return placesOf(layout).flatMap(({ widget, misfit }) => {
      if (misfit) return [misfit]
      return drawn.has(widget.id) ? [] : [{ id: widget.id, type: widget.type, problem: EMPTY }]
    })
  }

  async function shell(lobby: Lobby): Promise<string> {
    const [layouts, menus, submenu, settings, lists] = await Promise.all([
      get('layouts'),
      get('menus'),
      get('submenu'),
      get('settings'),
      catalogue(),
    ])
    return keep(shellSlice({ catalogue: lists, layouts, menus, submenu, settings, words, locale }, lobby))
  }

  return { get, page, shell, slice: (hash: string) => slices.get(hash), clear: store.clear }
}

/** The content store of the process: published and draft content, each in its own cache. */
export function createContent(options: ContentOptions) {
  const editions = {
    Published: createEdition(options, 'Published', options.published),
    Draft: createEdition(options, 'Draft', draftTimes),
  }
  const edition = (status: ContentStatus) => editions[status === 'Draft' ? 'Draft' : 'Published']

  const source: PageSource = {
    page: (type, status) => edition(status).page(type),
    shell: (status) => edition(status).shell('Casino'),
    slice: (hash) => editions.Published.slice(hash) ?? editions.Draft.slice(hash),
  }

  /** The slice under `hash`; an instance that has not drawn the page yet cuts it from its own content. */
  async function findSlice(hash: string, status: ContentStatus): Promise<Slice | undefined> {
    const own = edition(status)
    if (!own.slice(hash)) await Promise.all([own.page('Lobby'), own.shell('Casino')])
    return own.slice(hash)
  }

  return {
    source,
    findSlice,
    get: <Name extends ContentName>(name: Name, status: ContentStatus) => edition(status).get(name),
  }
}

export type Content = ReturnType<typeof createContent>
