import { QueryClient } from '@tanstack/react-query'
import { createStaticHandler, RouterContextProvider } from 'react-router-dom'
import { loadPage, loadShell } from '#app/content/loaders.ts'
import { type PageSource, requestScope } from '#app/platform/requestScope.ts'
import type { DocumentOptions } from '../http/documents.ts'

type Loader = typeof loadPage | typeof loadShell

/** Renders documents with the site's own loaders: their status, with the loaded data instead of HTML. */
export function plainPages(source: PageSource): DocumentOptions['render'] {
  const routes = ([loadShell, loadPage] as Loader[]).map((loader) => ({ loader: loader as never }))
  const [layout, page] = routes
  const { query } = createStaticHandler([{ ...layout, children: [{ ...page, path: '*' }] }])

  return async (request, nonce) => {
    const requestContext = new RouterContextProvider()
    const services = {} as never
    requestContext.set(requestScope, {
      source,
      queryClient: new QueryClient(),
      status: 'Published',
      services,
      locale: 'ro',
      nonce,
      report: () => undefined,
    })
    const drawn = await query(request, { requestContext })
    if (drawn instanceof Response) return drawn
    const { statusCode: status, loaderData, loaderHeaders } = drawn
    const headers = new Headers({ 'content-type': 'text/html' })
    for (const own of Object.values(loaderHeaders)) for (const [name, value] of own) headers.set(name, value)
    return new Response(JSON.stringify(loaderData), { status, headers })
  }
}
