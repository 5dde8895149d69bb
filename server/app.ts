import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import type { ContentApi } from '#app/api/content.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { splitLocalePath } from '#app/domain/locale.ts'
import messages from '#app/i18n/ro.json'
import { safeInternalPath } from '#app/lib/safeLinks.ts'
import type { Config } from './config.ts'
import { type Content, createContent } from './content/content.ts'
import { menuWords, pageWords } from './content/words.ts'
import { apiRoutes } from './http/api.ts'
import { credentialsStay } from './http/credentials.ts'
import { REPORTS } from './http/csp.ts'
import { createDocuments, type Documents } from './http/documents.ts'
import { basicHeaders, basics } from './http/headers.ts'
import { createHealth } from './http/health.ts'
import { insideOnly, ownSiteOnly } from './http/inside.ts'
import { inTime } from './http/inTime.ts'
import { withinLimits } from './http/limits.ts'
import { createLoad } from './http/load.ts'
import { createMetrics } from './http/metrics.ts'
import { behind, onlyUnder } from './http/proxy.ts'
import { contentRedirects } from './http/redirects.ts'
import { reportRoutes } from './http/reports.ts'
import { requestLog } from './http/requestLog.ts'
import { robotsRoutes } from './http/robots.ts'
import { serveFiles } from './http/static.ts'
import { createRenderer, isPreview } from './render.ts'
import { sourcesOf } from './services.ts'
import { createBreakers } from './upstream/breakers.ts'
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

function contentOf(config: Config, ports: Pick<ContentApi, 'report' | 'guard'>) {
  return createContent({
    api: {
      casinoUrl: config.casinoUrl,
      cmsUrl: config.cmsUrl,
      timeout: config.UPSTREAM_TIMEOUT_MS,
      ...ports,
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

const sourcesFor = ({ services }: Config) => ({
  connect: sourcesOf(services, 'connect'),
  frame: sourcesOf(services, 'frame'),
  script: sourcesOf(services, 'script'),
  img: sourcesOf(services, 'img'),
})

function documentsOf(options: AppOptions, content: Content, log: Logger): Documents {
  const { config, mode } = options
  return createDocuments({
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
    load: createLoad(),
    isPublic: (url) => mode === 'production' && !isPreview(url),
  })
}

/** Pages, and what may stand in their place: the page without a language, a redirect, an answer in words. */
function addPages(app: Hono, content: Content, documents: Documents): void {
  app.get('*', credentialsStay)
  app.get('*', async (context, next) => {
    const { locale, rest } = splitLocalePath(context.req.path)
    if (!locale) return next()
    return context.redirect(`${safeInternalPath(rest) ?? '/'}${new URL(context.req.url).search}`, 302)
  })
  app.all('/api/*', (context) => context.json({ code: 'unknown-call' }, 404, { 'cache-control': 'no-store' }))
  app.get('*', contentRedirects(content.source.redirect))
  app.get('*', (context) => documents.answer(context.req.raw))
  app.all('*', (context) => context.text('405\n', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }))
}

/** The site: everything that one process answers. */
export function createApp(options: AppOptions) {
  const { config, clientDir } = options
  const log = logger(config.LOG_LEVEL)
  const report = (dropped: Dropped) => log.warn(dropped, 'content dropped')
  const guard = createBreakers({
    openSeconds: config.BREAKER_SECONDS,
    onChange: (change) => log.warn(change, 'upstream'),
  })
  const content = contentOf(config, { report, guard })
  // What fails is said where it fails.
  const prepare = () => void content.source.page('/', 'Published').catch(() => undefined)
  const health = createHealth({ isReady: content.isReady, prepare })
  const metrics = createMetrics()
  const winners = createWinners({
    url: config.winnersUrl,
    timeout: config.UPSTREAM_TIMEOUT_MS,
    report,
    catalogue: () => content.catalogue('Published'),
    guard,
    times: { staleIfError: config.CONTENT_STALE_IF_ERROR_SECONDS },
  })
  const build = async () => (await import('virtual:react-router/server-build')).assets.version
  const api = { content, previewOn: config.PREVIEW === 'on', winners, secret: config.previewSecret, build }

  const app = new Hono()
  options.before?.(app)
  app.use(behind(config.TRUST_PROXY), basics, withinLimits)
  const admin = new Hono().use(basics).route('/', health.routes)
  if (config.METRICS === 'on') admin.get('/metrics', metrics.answer)
  if (config.ADMIN_PORT === undefined) {
    for (const path of ['/metrics', '/livez', '/readyz']) app.use(path, insideOnly)
    app.route('/', admin)
  }
  app.use(onlyUnder(config.SITE_HOSTS.split(' ').filter(Boolean)))
  app.route('/', robotsRoutes(config.SITE_URL ?? '', content.sitemap))
  app.use(requestLog(log), metrics.measure)
  if (clientDir) serveFiles(app, clientDir)
  app.use(inTime)
  app.use('/api/*', ownSiteOnly)
  app.route(REPORTS, reportRoutes(log))
  app.route('/api', apiRoutes(api))
  addPages(app, content, documentsOf(options, content, log))
  app.onError((error, context) => {
    log.error({ err: error }, 'request failed')
    return context.text('500', 500, { ...basicHeaders, 'cache-control': 'no-store' })
  })
  return { app, admin, drain: health.drain, log }
}
