import { LRUCache } from 'lru-cache'
import type { ContentApi, ContentOf } from '#app/api/content.ts'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Seo } from '#app/api/contract/seo.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { ContentError } from '#app/api/errors.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import type { MenuWords } from '#app/domain/menus.ts'
import { splitOrder } from '#app/domain/order.ts'
import type { PageContent, PageDraft, PageWords } from '#app/domain/pages/draft.ts'
import { pageAt } from '#app/domain/pages/index.ts'
import { inOrder } from '#app/domain/pages/inOrder.ts'
import { dayAt } from '#app/domain/period.ts'
import type { View } from '#app/domain/previewView.ts'
import { canonicalPath, matchAt } from '#app/domain/routeMatch.ts'
import { shellSlice } from '#app/domain/shellSlice.ts'
import type { Share } from '../fleet/answers.ts'
import { hashOf, packCatalogue } from './catalogueFile.ts'
import { headSlice } from './head.ts'
import { prefixLinks, sanitizeHtml } from './html.ts'
import { infoPart } from './info.ts'
import { createLists, type Lists } from './lists.ts'
import { memoize } from './memoize.ts'
import type { StoreOptions } from './store.ts'
import { createWidgets } from './widgets.ts'

export type ContentOptions = {
  api: ContentApi
  published: StoreOptions
  /** Responses shared by instances; drafts are not shared. @default each instance calls the services itself */
  share?: Share
  /** Called when a value has been renewed after failures. */
  onRecovered?: (key: string) => void
  words: MenuWords
  pageWords: PageWords
  /** The site's public address without a closing slash, or empty. */
  siteUrl: string
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

/** Slices by the hash of their content, for requests of the browser. */
function createSlices() {
  const slices = new LRUCache<string, Slice>({ max: 5000 })
  return {
    keep(slice: Slice): string {
      const hash = hashOf(JSON.stringify(slice))
      slices.set(hash, slice)
      return hash
    },
    slice: (hash: string) => slices.get(hash),
  }
}

type Keep = ReturnType<typeof createSlices>['keep']

/** Header, menus and footer of each lobby. */
function createShell({ get, catalogue }: Lists, words: MenuWords, keep: Keep) {
  const shellFrom = memoize(
    (
      lobby: Lobby,
      lists: Awaited<ReturnType<typeof catalogue>>,
      layouts: ContentOf<'layouts'>,
      menus: ContentOf<'menus'>,
      submenu: ContentOf<'submenu'>,
      settings: ContentOf<'settings'>,
    ) =>
      keep(shellSlice({ catalogue: lists, layouts, menus, submenu, settings, words, locale: 'ro' }, lobby)),
    2,
  )
  return async (lobby: Lobby): Promise<string> => {
    const content = await Promise.all([
      catalogue(),
      get('layouts'),
      get('menus'),
      get('submenu'),
      get('settings'),
    ])
    return shellFrom(lobby, ...content)
  }
}

/** The SEO record; without it the page is still served, but not cached. */
async function seoOf(
  lists: Lists,
  { seoId }: PageDraft,
): Promise<{ seo?: Seo | undefined; failed?: boolean }> {
  if (!seoId) return {}
  return lists.seo(seoId).then(
    (seo) => ({ seo }),
    () => ({ failed: true }),
  )
}

/** What an editor has chosen for a page; the public chooses nothing. */
const chosenIn = ({ audience, at }: View) => ({
  forEditors: true,
  ...(audience && { audience }),
  ...(at && { today: at.slice(0, 10) }),
})

/** The content of one status: its lists, and the pages made from them. */
export function createEdition(options: ContentOptions, status: ContentStatus, times: StoreOptions) {
  const { api, words, pageWords, siteUrl, share, now = Date.now } = options
  const lists = createLists(api, status, times, status === 'Published' ? share : undefined)
  const { get, catalogue } = lists
  const { keep, slice } = createSlices()
  const forEditors = status === 'Draft'
  const sanitize = async (html: string) => prefixLinks(await sanitizeHtml(html), forEditors)
  const widgets = createWidgets({ keep, report: api.report, sanitize, forEditors })
  const columnsFrom = memoize(catalogueFileOf)
  const fileFrom = memoize(packCatalogue)

  async function source(view: View): Promise<PageContent> {
    const [whole, layouts, settings] = await Promise.all([catalogue(), get('layouts'), get('settings')])
    return {
      catalogue: whole,
      columns: () => columnsFrom(whole),
      layouts,
      settings,
      words: pageWords,
      today: dayAt(now()),
      ...(forEditors && chosenIn(view)),
      promotions: () => get('promotions'),
      jackpotsKnown: () => get('jackpots'),
      contentPage: lists.contentPage,
      gameInfo: async (code) => {
        const info = await lists.gameInfo(code)
        return info && (await infoPart(info))
      },
    }
  }

  async function drawnParts({ widgets: placed }: PageDraft, content: PageContent) {
    if (!placed) return { parts: [], invalidWidgets: [] }
    const [carousels, videos] = await Promise.all([get('carousels'), get('videos')])
    return widgets(placed, { ...content, carousels, videos })
  }

  /** The page at a path, its list in the order of `asked`; `undefined` if there is none. Drafts are as `view` asks. */
  async function page(asked: string, view: View = {}): Promise<PageParts | undefined> {
    const { path, order } = splitOrder(asked)
    const match = matchAt(path)
    if (!match) return undefined
    const content = await source(view)
    const found = await pageAt(content, match)
    if (!found) {
      if (match.name !== 'lobby') return undefined
      throw new ContentError('errors.failed-to-fetch-layouts', 'no layout of type Lobby')
    }
    const draft = inOrder(found, order, content)
    const [widgets, { seo, failed }] = await Promise.all([drawnParts(draft, content), seoOf(lists, draft)])
    return {
      title: draft.title,
      lobby: draft.lobby,
      head: keep(headSlice(draft, canonicalPath(match), { seo, siteUrl, words: pageWords })),
      ...widgets,
      ...(draft.main && { main: keep(draft.main) }),
      ...(draft.order && { order: draft.order }),
      ...(draft.gated && { gated: true }),
      ...(draft.restricted && { restricted: true }),
      ...(draft.unseen && { unseen: draft.unseen }),
      ...((draft.incomplete || failed) && { incomplete: true }),
    }
  }

  return {
    get,
    page,
    shell: createShell(lists, words, keep),
    catalogue,
    catalogueFile: async () => fileFrom(columnsFrom(await catalogue())),
    slice,
    isReady: lists.isReady,
    drop: lists.drop,
  }
}
