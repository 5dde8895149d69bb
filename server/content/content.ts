import type { ContentName } from '#app/api/content.ts'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { ContentStatus } from '#app/api/contract/common.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { splitOrder } from '#app/domain/listOrder.ts'
import { lobbyOfLayout } from '#app/domain/lobbies.ts'
import { slicesIn } from '#app/domain/pages/slicesIn.ts'
import { dayAt } from '#app/domain/period.ts'
import type { View } from '#app/domain/previewView.ts'
import { indexRedirects, redirectFor } from '#app/domain/redirects.ts'
import { matchAt } from '#app/domain/routeMatch.ts'
import type { PageSource } from '#app/platform/requestScope.ts'
import { needed, niceToHave } from '../upstream/deadline.ts'
import { type ContentOptions, createEdition } from './edition.ts'
import { memoize } from './memoize.ts'
import { createChanges, createSitemap } from './sitemap.ts'
import type { StoreOptions } from './store.ts'

export type { ContentOptions } from './edition.ts'

/** Draft changes are visible within 2 s, and drafts are not served while the CMS is down. */
const draftTimes: StoreOptions = { fresh: 2, staleWhileRevalidate: 0, staleIfError: 0 }

/** The content store of the process: published and draft content, each in its own cache. */
export function createContent(options: ContentOptions) {
  const { now = Date.now, onRecovered = () => undefined } = options
  const editions = {
    Published: createEdition({ ...options, isRedirected }, 'Published', {
      ...options.published,
      onRecovered,
    }),
    Draft: createEdition({ ...options, isRedirected }, 'Draft', draftTimes),
  }
  const edition = (status: ContentStatus) => editions[status === 'Draft' ? 'Draft' : 'Published']
  const redirectsFrom = memoize(indexRedirects)

  async function isRedirected(path: string): Promise<boolean> {
    return (await source.redirect(path)) !== undefined
  }

  const source: PageSource = {
    page: (asked, status, view) => needed(edition(status).page(asked, view)),
    shell: (lobby, status) => needed(edition(status).shell(lobby)),
    slice: (hash) => editions.Published.slice(hash) ?? editions.Draft.slice(hash),
    redirect: async (path) =>
      redirectFor(redirectsFrom(await niceToHave(editions.Published.get('redirects'))), path),
  }

  /** A page for the browser, with its slices (`/api/pages`); drawn from `unsaved` records instead of the saved ones. */
  async function answerFor(
    asked: string,
    status: ContentStatus,
    view?: View,
    unsaved: readonly UnsavedRecord[] = [],
  ): Promise<PageAnswer | undefined> {
    const { path } = splitOrder(asked)
    let unknown: unknown
    const elsewhere = await source.redirect(path).catch((error: unknown) => {
      unknown = error
      return undefined
    })
    if (elsewhere) return { redirect: elsewhere.to }
    // The winners' area redirects to the recent winners (RTE-10).
    if (matchAt(path)?.name === 'winners') return { redirect: addressOf('winners-recent') }
    const own = edition(status)
    const drawn = unsaved.length > 0 ? await own.unsavedPage(asked, view ?? {}, unsaved) : undefined
    const page = drawn ? drawn.page : await own.page(asked, view)
    // The page may have moved: while redirects are unknown this must not be a 404.
    if (!page && unknown) throw unknown
    if (!page) return undefined
    const shell = await own.shell(lobbyOfLayout(path))
    const slices = [shell, ...slicesIn(page)].flatMap((hash) => {
      const slice = drawn?.own.slice(hash) ?? own.slice(hash)
      return slice ? [[hash, slice] as const] : []
    })
    return { page, shell, slices: Object.fromEntries(slices) }
  }

  return {
    source,
    answerFor,
    catalogue: (status: ContentStatus) => edition(status).catalogue(),
    /** Paths of all public pages (SEO-01). */
    sitemap: createSitemap({
      ...editions.Published,
      today: () => dayAt(now()),
      hasPage: async (slug) =>
        (await editions.Published.page(addressOf('page-slug', { slug }))) !== undefined,
    }),
    /** Days of the last changes of public pages, by path. */
    changes: createChanges({ ...editions.Published, today: () => dayAt(now()) }),
    isReady: editions.Published.isReady,
    /** Reloads the content under `keys`, of both editions, before it is served again. */
    drop: (keys: readonly string[]): void => {
      for (const each of Object.values(editions)) each.drop(keys)
    },
    catalogueFile: (status: ContentStatus) => edition(status).catalogueFile(),
    get: <Name extends ContentName>(name: Name, status: ContentStatus) => edition(status).get(name),
  }
}

export type Content = ReturnType<typeof createContent>
