import {
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router-dom'
import type { PageParts } from './api/contract/pages.ts'
import { ApiError } from './api/errors.ts'
import { addressOf } from './domain/addresses.ts'
import { lobbyOfLayout } from './domain/lobbies.ts'
import { orderIn, withOrder } from './domain/order.ts'
import { withoutPreview, withPreview } from './domain/preview.ts'
import { queryClientContext } from './lib/queryClientContext.ts'
import { requestScope } from './lib/requestScope.ts'
import { toRouteError } from './lib/toRouteError.ts'
import { fillSlices } from './queries/fillSlices.ts'
import { askForPage, statusAt } from './queries/page.ts'

type LoaderArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>
type BrowserArgs = Pick<LoaderArgs, 'request' | 'context'>

const pathnameOf = (request: Request): string => new URL(request.url).pathname

const notFound = (path: string) => data({ message: `Page Not Found ${path}` }, { status: 404 })

/** Loader of every page: the page at the request's path in the order of its query, its slices put where components look for them. */
export async function loadPage({ request, context }: LoaderArgs) {
  const scope = context.get(requestScope)
  const path = withoutPreview(pathnameOf(request))
  const asked = withOrder(path, orderIn(new URL(request.url).search))
  const page = await scope.source.page(asked, scope.status).catch(toRouteError)
  if (!page) throw notFound(path)
  const { head, main, parts } = page
  fillSlices(scope, [head, ...(main ? [main] : []), ...parts.map(({ slice }) => slice)])
  // To documents, which are the same for everybody, what is for players alone is not there (PRO-01).
  if (page.restricted) return data(page, { status: 404 })
  return page.incomplete ? data(page, { headers: { 'cache-control': 'no-store' } }) : page
}

/** Lets what a loader says of keeping the page reach the document. */
export const pageHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders

/** Loader of every layout: the hash of its header, menus and footer. */
export async function loadShell({
  request,
  context,
}: LoaderArgs): Promise<{ shell: string; preview: boolean }> {
  const scope = context.get(requestScope)
  const lobby = lobbyOfLayout(withoutPreview(pathnameOf(request)))
  const shell = await scope.source.shell(lobby, scope.status).catch(toRouteError)
  fillSlices(scope, [shell])
  return { shell, preview: scope.status === 'Draft' }
}

async function answerTo({ request, context }: BrowserArgs) {
  const { pathname, search } = new URL(request.url)
  const status = statusAt(pathname)
  const client = context.get(queryClientContext)
  const answer = await askForPage(client, pathname, orderIn(search)).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw notFound(withoutPreview(pathname))
    throw data({ key: error.key }, { status: error.status })
  })
  if ('page' in answer) return answer
  const { redirect: to } = answer
  throw to.startsWith('/') ? redirect(withPreview(to, status === 'Draft') + search) : redirectDocument(to)
}

/** `loadPage` in the browser: from memory when the page was asked for lately. */
export const loadPageInBrowser = async (args: BrowserArgs): Promise<PageParts> => (await answerTo(args)).page

const isMissing = (error: unknown): boolean =>
  (error as { init?: { status?: number } } | null)?.init?.status === 404

/** `loadShell` in the browser, from the answer that carries the page too. */
export async function loadShellInBrowser({ request, context }: BrowserArgs) {
  const { shell } = await answerTo({ request, context }).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    // The page does not exist; what stands around it does, and is that of its lobby.
    const { pathname } = new URL(request.url)
    const start = addressOf(lobbyOfLayout(withoutPreview(pathname)) === 'Live' ? 'live-casino' : 'lobby')
    const startUrl = new URL(withPreview(start, statusAt(pathname) === 'Draft'), request.url)
    return answerTo({ request: new Request(startUrl), context })
  })
  return { shell, preview: statusAt(pathnameOf(request)) === 'Draft' }
}
