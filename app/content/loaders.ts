import {
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { ApiError } from '#app/api/errors.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { orderIn, withOrder } from '#app/domain/listOrder.ts'
import { lobbyOfLayout } from '#app/domain/lobbies.ts'
import { firstSlicesIn, slicesIn } from '#app/domain/pages/slicesIn.ts'
import { withoutPreview, withPreview } from '#app/domain/preview.ts'
import { type PageSource, requestScope } from '#app/platform/requestScope.ts'
import { isKnownMissing } from './missingPage.ts'
import { requestPage, statusAt } from './pageQuery.ts'
import { queryClientContext } from './queryClientContext.ts'
import { keepSlices, type Slices } from './slices.ts'
import { toRouteError } from './toRouteError.ts'

type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>
type BrowserArgs = Pick<LoaderArgs, 'request' | 'context'>

const pathnameOf = (request: Request): string => new URL(request.url).pathname

const notFound = (path: string) => data({ message: `Page Not Found ${path}` }, { status: 404 })

const slicesOf = (source: PageSource, hashes: readonly string[]): Slices =>
  Object.fromEntries(
    hashes.flatMap((hash) => {
      const slice = source.slice(hash)
      return slice ? [[hash, slice] as const] : []
    }),
  )

/** A page with its slices: a document contains those of its first view, a response to the browser all. */
export type LoadedPage = PageParts & { slices: Slices }

/** Loader of every page: the page at the request's path in the order of its query. */
export async function loadPage({ request, context }: LoaderArgs) {
  const scope = context.get(requestScope)
  const path = withoutPreview(pathnameOf(request))
  const asked = withOrder(path, orderIn(new URL(request.url).search))
  const page = await scope.source.page(asked, scope.status, scope.view).catch(toRouteError)
  if (!page) throw notFound(path)
  // The server renders the whole page.
  keepSlices(scope.queryClient, slicesOf(scope.source, slicesIn(page)))
  // Documents are the same for all visitors, so a page for players is a 404 (PRO-01).
  if (page.restricted) return data<LoadedPage>({ ...page, slices: {} }, { status: 404 })
  const loaded: LoadedPage = { ...page, slices: slicesOf(scope.source, firstSlicesIn(page)) }
  return page.incomplete ? data(loaded, { headers: { 'cache-control': 'no-store' } }) : loaded
}

/** Passes the cache headers of a loader on to the document. */
export const pageHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders

/** A layout: the hash of its shell slice, and that slice. */
export type LoadedShell = { shell: string; preview: boolean; slices: Slices }

/** Loader of every layout. */
export async function loadShell({ request, context }: LoaderArgs): Promise<LoadedShell> {
  const scope = context.get(requestScope)
  const lobby = lobbyOfLayout(withoutPreview(pathnameOf(request)))
  const shell = await scope.source.shell(lobby, scope.status).catch(toRouteError)
  return { shell, preview: scope.status === 'Draft', slices: slicesOf(scope.source, [shell]) }
}

async function answerTo({ request, context }: BrowserArgs) {
  const { pathname, search } = new URL(request.url)
  const visit = context.get(queryClientContext)
  if (isKnownMissing(visit, pathname)) throw notFound(withoutPreview(pathname))
  const status = statusAt(pathname)
  const answer = await requestPage(visit, pathname, orderIn(search)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw notFound(withoutPreview(pathname))
    throw data({ key: error.key }, { status: error.status })
  })
  if ('page' in answer) return answer
  const { redirect: to } = answer
  throw to.startsWith('/') ? redirect(withPreview(to, status === 'Draft') + search) : redirectDocument(to)
}

/** `loadPage` in the browser: from the query cache if the page was loaded recently. */
export async function loadPageInBrowser(args: BrowserArgs): Promise<LoadedPage> {
  const { page, slices } = await answerTo(args)
  return { ...page, slices }
}

const isMissing = (error: unknown): boolean =>
  (error as { init?: { status?: number } } | null)?.init?.status === 404

/** `loadShell` in the browser, from the response with the page. */
export async function loadShellInBrowser({ request, context }: BrowserArgs): Promise<LoadedShell> {
  const { shell, slices } = await answerTo({ request, context }).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    // The page does not exist, but its layout does: it is that of its lobby.
    const { pathname } = new URL(request.url)
    const start = addressOf(lobbyOfLayout(withoutPreview(pathname)) === 'Live' ? 'live-casino' : 'lobby')
    const startUrl = new URL(withPreview(start, statusAt(pathname) === 'Draft'), request.url)
    return answerTo({ request: new Request(startUrl), context })
  })
  return { shell, preview: statusAt(pathnameOf(request)) === 'Draft', slices }
}
