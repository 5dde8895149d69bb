import { Writable } from 'node:stream'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom'
import { prioritiseFirstView } from './platform/firstView/document.ts'
import { requestScope } from './platform/requestScope.ts'
import { ServerScope } from './platform/ServerScope.tsx'

/** Longest time in milliseconds that a page may wait for its data. */
const RENDER_TIMEOUT_MS = 16_000

export const streamTimeout = RENDER_TIMEOUT_MS - 1000

/** A stream that collects the written text and passes it to `done` at its end. */
function createCollector(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // Caches store the page and its scripts are allowed by hash: it must be complete, without the inline scripts of
      // streamed or large parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit)
        pipe(createCollector(resolve))
      },
      onError: reject,
    })
    const limit = setTimeout(
      () => abort(new Error(`page not drawn within ${RENDER_TIMEOUT_MS} ms`)),
      RENDER_TIMEOUT_MS,
    )
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const scope = loadContext.get(requestScope)
  const html = await renderToText(
    <ServerScope value={scope}>
      <QueryClientProvider client={scope.queryClient}>
        <ServerRouter context={routerContext} url={request.url} nonce={scope.nonce} />
      </QueryClientProvider>
    </ServerScope>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // As bytes, since the router would convert a text into a stream.
  return new Response(Buffer.from(prioritiseFirstView(html, scope.styles)), { status, headers })
}

type ErrorArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** An unknown address is not reported; a failed content load was reported already. */
export function handleError(error: unknown, { request, context }: ErrorArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(requestScope).report(error)
}
