import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Seo } from '#app/api/contract/seo.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { ContentError } from '#app/api/errors.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { splitOrder } from '#app/domain/listOrder.ts'
import type { PageContent, PageDraft, PageWords } from '#app/domain/pages/draft.ts'
import { pageAt } from '#app/domain/pages/index.ts'
import { sortedPage } from '#app/domain/pages/sortedPage.ts'
import { dayAt } from '#app/domain/period.ts'
import { CATALOGUE_PATH } from '#app/domain/previewPages.ts'
import type { View } from '#app/domain/previewView.ts'
import { canonicalPath, matchAt } from '#app/domain/routeMatch.ts'
import { headSlice } from './head.ts'
import { infoPart } from './info.ts'
import type { Lists } from './lists.ts'
import type { createParts } from './parts.ts'
import { catalogueTitle } from './words.ts'

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

/** An editor's choices for a page; a public page has none. */
const chosenIn = ({ audience, at }: View) => ({
  forEditors: true,
  ...(audience && { audience }),
  ...(at && { today: at.slice(0, 10) }),
})

export type PagesOptions = {
  lists: Lists
  /** Stores a slice and gives its hash. */
  keep: (slice: Slice) => string
  partsOf: ReturnType<typeof createParts>
  columnsFrom: (catalogue: Catalogue) => CatalogueFile
  forEditors: boolean
  words: PageWords
  siteUrl: string
  now: () => number
}

/** Makes pages from lists of content. */
export function createPages({ lists, keep, partsOf, columnsFrom, forEditors, ...options }: PagesOptions) {
  const { words, siteUrl, now } = options
  const { get, catalogue } = lists

  async function source(view: View): Promise<PageContent> {
    const [whole, layouts, settings] = await Promise.all([catalogue(), get('layouts'), get('settings')])
    return {
      catalogue: whole,
      columns: () => columnsFrom(whole),
      layouts,
      settings,
      words,
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

  /** The page for operators: its browser asks for the facts. */
  function cataloguePage(): PageParts {
    const draft: PageDraft = {
      title: catalogueTitle,
      lobby: 'Casino',
      kind: 'WebPage',
      trail: [],
      unlisted: true,
    }
    const head = headSlice(draft, CATALOGUE_PATH, { seo: undefined, siteUrl, words })
    return { title: draft.title, lobby: draft.lobby, head: keep(head), parts: [], invalidWidgets: [] }
  }

  /** The page at a path, its list in the order of `asked`; `undefined` if there is none. Drafts are as `view` asks. */
  return async (asked: string, view: View = {}): Promise<PageParts | undefined> => {
    const { path, order } = splitOrder(asked)
    if (forEditors && path === CATALOGUE_PATH) return cataloguePage()
    const match = matchAt(path)
    if (!match) return undefined
    const content = await source(view)
    const found = await pageAt(content, match)
    if (!found) {
      if (match.name !== 'lobby') return undefined
      throw new ContentError('errors.failed-to-fetch-layouts', 'no layout of type Lobby')
    }
    const draft = sortedPage(found, order, content)
    const [parts, { seo, failed }] = await Promise.all([partsOf(draft, content, match), seoOf(lists, draft)])
    return {
      title: draft.title,
      lobby: draft.lobby,
      head: keep(headSlice(draft, canonicalPath(match), { seo, siteUrl, words })),
      ...parts,
      ...(draft.main && { main: keep(draft.main) }),
      ...(draft.order && { order: draft.order }),
      ...(draft.gated && { gated: true }),
      ...(draft.restricted && { restricted: true }),
      ...(draft.unseen && { unseen: draft.unseen }),
      ...((draft.incomplete || failed) && { incomplete: true }),
    }
  }
}
