import { QueryClient } from '@tanstack/react-query'
import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { createRequestHandler, RouterContextProvider } from 'react-router-dom'
import { localeOf, splitLocalePath } from '#app/domain/locale.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import messages from '#app/i18n/ro.json'
import { requestScope } from '#app/lib/requestScope.ts'
import { safeInternalPath } from '#app/lib/safeLinks.ts'
import type { Config } from './config.ts'
import { type Content, createContent } from './content/content.ts'
import { menuWords, pageWords } from './content/words.ts'
import { apiRoutes } from './http/api.ts'
import { credentialsStay } from './http/credentials.ts'
import { REPORTS } from './http/csp.ts'
import { createDocuments } from './http/documents.ts'
import { createHealth } from './http/health.ts'
import { createMetrics } from './http/metrics.ts'
import { contentRedirects } from './http/redirects.ts'
import { reportRoutes } from './http/reports.ts'
import { requestLog } from './http/requestLog.ts'
import { robotsRoutes } from './http/robots.ts'
import { serveFiles } from './http/static.ts'
import { sourcesOf } from './services.ts'
import { stylesOf } from './styles.ts'
import { createWinners } from './winners.ts'

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

function contentOf(config: Config, log: Logger) {
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
    pageWords: pageWords(messages),
    siteUrl: config.SITE_URL ?? '',
  })
}

const localeCookie = (request: Request) =>
  /(?:^|; )locale=([a-z-]{2,5})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]

/** Whether a document, or the router's data for it, lies under the preview segment. */
const isPreview = (url: URL): boolean => isPreviewPath(url.pathname.replace(/\.data$/, ''))

/** Draws documents and answers the router's data requests. */
function createRenderer({ config, mode, clientDir }: AppOptions, content: Content, log: Logger) {
  const styles = stylesOf(clientDir)
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), mode)
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const draft = config.PREVIEW === 'on' && isPreview(url)
    const context = new RouterContextProvider()
    const queryClient = new QueryClient()
    context.set(requestScope, {
      source: content.source,
      queryClient,
      status: draft ? 'Draft' : 'Published',
      services: config.services,
      locale: localeOf({ query: url.searchParams.get('lang'), cookie: localeCookie(request) }),
      styles: await styles,
      report: (error) => log.error({ err: error }, 'page failed'),
    })
    try {
      return await handle(request, context)
    } finally {
      queryClient.clear()
    }
  }
}

const sourcesFor = ({ services }: Config) => ({
  connect: sourcesOf(services, 'connect'),
  frame: sourcesOf(services, 'frame'),
  script: sourcesOf(services, 'script'),
  img: sourcesOf(services, 'img'),
})

/** The site: everything that one process answers. */
export function createApp(options: AppOptions) {
  const { config, mode, clientDir } = options
  const log = logger(config.LOG_LEVEL)
  const content = contentOf(config, log)
  // One list of each upstream: without either there is no page to draw.
  const health = createHealth(async () => {
    const [settings, games] = await Promise.all([
      content.get('settings', 'Published'),
      content.get('games', 'Published'),
    ])
    return settings !== undefined && games.length > 0
  })
  const documents = createDocuments({
    render: createRenderer(options, content, log),
    csp: {
      frameAncestors: config.FRAME_ANCESTORS.trim(),
      sources: sourcesFor(config),
      gameOrigins: config.GAME_ORIGINS.trim(),
      dev: mode === 'development',
    },
    times: {
      fresh: config.PAGE_FRESH_SECONDS,
      staleWhileRevalidate: config.CONTENT_STALE_WHILE_REVALIDATE_SECONDS,
      staleIfError: config.CONTENT_STALE_IF_ERROR_SECONDS,
    },
    isPublic: (url) => mode === 'production' && !isPreview(url),
  })

  const build = async () => (await import('virtual:react-router/server-build')).assets.version
  const metrics = createMetrics()
  const app = new Hono()
  app.route('/', health.routes)
  if (config.METRICS === 'on') app.get('/metrics', metrics.answer)
  app.route('/', robotsRoutes(config.SITE_URL ?? '', content.sitemap))
  options.before?.(app)
  app.use(requestLog(log), metrics.measure)
  if (clientDir) serveFiles(app, clientDir)
  app.route(REPORTS, reportRoutes(log))
  const winners = createWinners({
    url: config.winnersUrl,
    timeout: config.UPSTREAM_TIMEOUT_MS,
    report: (dropped) => log.warn(dropped, 'content dropped'),
    catalogue: () => content.catalogue('Published'),
  })
  app.route(
    '/api',
    apiRoutes({ content, previewOn: config.PREVIEW === 'on', winners, secret: config.previewSecret, build }),
  )
  app.get('*', credentialsStay)
  app.get('*', async (context, next) => {
    const { locale, rest } = splitLocalePath(context.req.path)
    if (!locale) return next()
    return context.redirect(`${safeInternalPath(rest) ?? '/'}${new URL(context.req.url).search}`, 302)
  })
  app.get('*', contentRedirects(content.source.redirect))
  app.all('/api/*', (context) => context.json({ code: 'unknown-call' }, 404, { 'cache-control': 'no-store' }))
  app.get('*', (context) => documents.answer(context.req.raw))
  app.all('*', (context) => context.text('405\n', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }))
  app.onError((error, context) => {
    log.error({ err: error }, 'request failed')
    return context.text('500', 500, { 'cache-control': 'no-store' })
  })
  return { app, drain: health.drain, log }
}
