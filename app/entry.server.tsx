import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom'
import { requestScope } from './lib/requestScope.ts'
import { ServerScope } from './lib/ServerScope.tsx'

/** Milliseconds a page may wait for all it shows. */
const RENDER_LIMIT = 16_000

export const streamTimeout = RENDER_LIMIT - 1000

function renderWhole(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // A page is kept by caches and its scripts are allowed by hash: it must be whole, without the inline
      // scripts that late or large parts would bring.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit)
        resolve(text(pipe(new PassThrough())))
      },
      onError: reject,
    })
    const limit = setTimeout(() => abort(new Error(`page not drawn within ${RENDER_LIMIT} ms`)), RENDER_LIMIT)
  })
}

/** The paint before the scripts: they say that they can wait. */
const paintFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const scope = loadContext.get(requestScope)
  const html = await renderWhole(
    <ServerScope value={scope}>
      <QueryClientProvider client={scope.queryClient}>
        <ServerRouter context={routerContext} url={request.url} nonce={scope.mark} />
      </QueryClientProvider>
    </ServerScope>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(paintFirst(html), { status, headers })
}

type ErrorArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** Unknown addresses are the visitor's business, not ours; a content load that failed was reported as it failed. */
export function handleError(error: unknown, { request, context }: ErrorArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(requestScope).report(error)
}
