import { QueryClient } from '@tanstack/react-query'
import type { Logger } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router-dom'
import { localeOf } from '#app/domain/locale.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { viewIn } from '#app/domain/previewView.ts'
import { requestScope } from '#app/platform/requestScope.ts'
import type { Config } from './config.ts'
import type { Content } from './content/content.ts'
import { stylesOf } from './styles.ts'

const localeCookie = (request: Request) =>
  /(?:^|; )locale=([a-z-]{2,5})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]

/** Whether a document, or the router's data for it, is under the preview segment. */
export const isPreview = (url: URL): boolean => isPreviewPath(url.pathname.replace(/\.data$/, ''))

export type RenderOptions = {
  config: Config
  mode: 'development' | 'production'
  /** Absolute path of build/client; absent in development, where Vite serves the files. */
  clientDir?: string
}

/** Renders documents and answers the router's data requests. */
export function createRenderer({ config, mode, clientDir }: RenderOptions, content: Content, log: Logger) {
  const styles = stylesOf(clientDir)
  const build = () => import('virtual:react-router/server-build')
  // A build that may change is loaded with each request: routes, ranks, handlers.
  const handler =
    mode === 'development'
      ? createRequestHandler(build, mode)
      : build().then((whole) => createRequestHandler(whole, mode))
  return async (request: Request, nonce: string): Promise<Response> => {
    const url = new URL(request.url)
    const draft = config.PREVIEW === 'on' && isPreview(url)
    const context = new RouterContextProvider()
    const queryClient = new QueryClient()
    context.set(requestScope, {
      source: content.source,
      queryClient,
      status: draft ? 'Draft' : 'Published',
      ...(draft && { view: viewIn(url.search) }),
      services: draft ? { ...config.services, contentSystems: config.contentSystems } : config.services,
      locale: localeOf({ query: url.searchParams.get('lang'), cookie: localeCookie(request) }),
      styles: await styles,
      nonce,
      report: (error) => log.error({ err: error }, 'page failed'),
    })
    try {
      const handle = await handler
      return await handle(request, context)
    } finally {
      queryClient.clear()
    }
  }
}
