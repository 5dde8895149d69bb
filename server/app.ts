import { QueryClient } from '@tanstack/react-query'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router-dom'
import { splitLocalePath } from '#app/domain/locale.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import messages from '#app/i18n/ro.json'
import { requestScope } from '#app/lib/requestScope.ts'
import type { Config } from './config.ts'
import { createContent } from './content/content.ts'
import { menuWords } from './content/words.ts'
import { apiRoutes } from './http/api.ts'
import { createDocuments } from './http/documents.ts'
import { createHealth } from './http/health.ts'
import { createMetrics } from './http/metrics.ts'
import { requestLog } from './http/requestLog.ts'
import { robotsRoutes } from './http/robots.ts'
import { serveFiles } from './http/static.ts'

export type AppOptions = {
  config: Config
  mode: 'development' | 'production'
  /** Absolute path of build/client; absent in development, where Vite serves the files. */
  clientDir?: string
  /** Routes answered before ours, such as the sandbox. */
  before?: (app: Hono) => void
}

/** What start-up prints when the log is asked for nothing else. */
const logger = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })

function contentOf(config: Config, log: ReturnType<typeof logger>) {
  return createContent({
    api: {
      casinoUrl: config.casinoUrl,
      cmsUrl: config.cmsUrl,
      timeout: config.UPSTREAM_TIMEOUT_MS,
      report: (dropped) => log.warn(dropped, 'content dropped'),
    },
    published: {
      fresh: config.CONTENT_FRESH_SECONDS,
      staleWhileRevalidate: config.CONTENT_STALE_WHILE_REVALIDATE_SECONDS,
      staleIfError: config.CONTENT_STALE_IF_ERROR_SECONDS,
    },
    words: menuWords(messages),
    siteUrl: config.SITE_URL ?? '',
  })
}

const CRAWLER = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview\//i

/** Crawlers get the bare status of a failure, never an error page (S2 2). */
function forCrawlers(request: Request, answer: Response): Response {
  if (answer.status < 400 || !CRAWLER.test(request.headers.get('user-agent') ?? '')) return answer
  return new Response(`${answer.status}\n`, {
    status: answer.status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(answer.status >= 500 && { 'retry-after': '60' }),
    },
  })
}

/** Draws documents and answers the router's data requests. */
function createRenderer({ config, mode }: AppOptions, content: ReturnType<typeof createContent>) {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), mode)
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const draft = config.PREVIEW === 'on' && isPreviewPath(url.pathname.replace(/\.data$/, ''))
    const context = new RouterContextProvider()
    const queryClient = new QueryClient()
    context.set(requestScope, {
      source: content.source,
      queryClient,
      status: draft ? 'Draft' : 'Published',
      assets: config.assetsUrl,
    })
    try {
      return forCrawlers(request, await handle(request, context))
    } finally {
      queryClient.clear()
    }
  }
}

function assetsOrigin(assetsUrl: string): string | undefined {
  return URL.canParse(assetsUrl) ? new URL(assetsUrl).origin : undefined
}

/** The site: everything that one process answers. */
export function createApp(options: AppOptions) {
  const { config, mode, clientDir } = options
  const log = logger(config.LOG_LEVEL)
  const content = contentOf(config, log)
  const health = createHealth(async () => (await content.get('settings', 'Published')) !== undefined)
  const documents = createDocuments({
    render: createRenderer(options, content),
    csp: {
      frameAncestors: config.FRAME_ANCESTORS.trim(),
      assetsOrigin: assetsOrigin(config.assetsUrl),
      dev: mode === 'development',
    },
    times: {
      fresh: config.PAGE_FRESH_SECONDS,
      staleWhileRevalidate: config.CONTENT_STALE_WHILE_REVALIDATE_SECONDS,
      staleIfError: config.CONTENT_STALE_IF_ERROR_SECONDS,
    },
    isPublic: (url) => mode === 'production' && !isPreviewPath(url.pathname.replace(/\.data$/, '')),
  })

  const metrics = createMetrics()
  const app = new Hono()
  app.route('/', health.routes)
  app.get('/metrics', metrics.answer)
  app.route('/', robotsRoutes(config.SITE_URL ?? ''))
  options.before?.(app)
  app.use(requestLog(log), metrics.measure)
  if (clientDir) serveFiles(app, clientDir)
  app.route('/api', apiRoutes(content, config.PREVIEW === 'on'))
  app.get('*', async (context, next) => {
    const { locale, rest } = splitLocalePath(context.req.path)
    return locale ? context.redirect(`${rest}${new URL(context.req.url).search}`, 302) : next()
  })
  app.all('*', (context) => documents.answer(context.req.raw))
  app.onError((error, context) => {
    log.error({ err: error }, 'request failed')
    return context.text('500', 500, { 'cache-control': 'no-store' })
  })
  return { app, drain: health.drain, log }
}
