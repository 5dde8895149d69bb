import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { splitLocalePath } from '#app/domain/locale.ts'
import { safeInternalPath } from '#app/domain/safeLinks.ts'
import type { Config } from './config.ts'
import type { Content } from './content/content.ts'
import { apiRoutes } from './http/api.ts'
import { catalogueFactRoutes, MAX_FACT_CALLS } from './http/catalogueFacts.ts'
import { contentChangeRoutes } from './http/contentChanges.ts'
import { credentialsStay } from './http/credentials.ts'
import { ownAnd, REPORTS } from './http/csp.ts'
import { createDocuments, type Documents } from './http/documents.ts'
import { notModified } from './http/etag.ts'
import { createHeaderCache } from './http/headerCache.ts'
import { basicHeaders, basics } from './http/headers.ts'
import { createHealth } from './http/health.ts'
import { withinLimits } from './http/limits.ts'
import { createLoad } from './http/load.ts'
import { createMetrics } from './http/metrics.ts'
import { ownSiteOnly, privateNetworkOnly } from './http/networkAccess.ts'
import { namesBuild, offlineRoutes } from './http/offline.ts'
import { createPasswordCheck, MAX_WRONG_TRIES } from './http/passwordCheck.ts'
import { MAX_LIST_CALLS, personalisedRoutes } from './http/personalised.ts'
import { previewAccess, previewAccessRoutes } from './http/previewAccess.ts'
import { behind, onlyUnder } from './http/proxy.ts'
import { contentRedirects } from './http/redirects.ts'
import { reportRoutes } from './http/reports.ts'
import { idOf, logRequest, requestLog } from './http/requestLog.ts'
import { robotsRoutes } from './http/robots.ts'
import { noSuchFile, serveFiles } from './http/static.ts'
import { withTimeLimit } from './http/timeLimit.ts'
import { MAX_UNSAVED_PAGES, unsavedRoutes } from './http/unsaved.ts'
import { createRenderer, isPreview, type RenderOptions } from './render.ts'
import { sourcesOf } from './services.ts'
import { contentTimes, createSources } from './sources.ts'

export type AppOptions = RenderOptions & {
  /** Adds routes before ours, such as the sandbox. */
  before?: (app: Hono) => void
}

/** Log lines are written in batches: one by one they would cost more than a page from memory. */
const lines = { minLength: 4096, periodicFlush: 100, sync: false }

/** The log at start-up, at the given level. */
const logger = (level: string) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(lines))

const { BASE_URL: base } = import.meta.env

/** Origin from which the build loads its files, if it is not the site itself (`STATIC_URL`). */
const staticOrigins = URL.canParse(base) ? [new URL(base).origin] : []

const sourcesFor = ({ services }: Config) => ({
  connect: sourcesOf(services, 'connect'),
  frame: sourcesOf(services, 'frame'),
  script: [...staticOrigins, ...sourcesOf(services, 'script')],
  img: sourcesOf(services, 'img'),
})

function documentsOf(options: AppOptions, content: Content, log: Logger): Documents {
  const { config, mode } = options
  return createDocuments({
    render: createRenderer(options, content, log),
    csp: {
      frameAncestors: config.FRAME_ANCESTORS,
      previewAncestors: config.CMS_ORIGINS ?? '',
      sources: sourcesFor(config),
      gameOrigins: config.GAME_ORIGINS,
      dev: mode === 'development',
    },
    times: { ...contentTimes(config), fresh: config.PAGE_FRESH_SECONDS },
    load: createLoad(),
    isPublic: (url) => mode === 'production' && !isPreview(url),
  })
}

/** Adds pages and what may replace them: the page without a language prefix, a redirect, a plain error. */
function addPages(app: Hono, content: Content, documents: Documents): void {
  app.get('*', credentialsStay)
  app.get('*', async (context, next) => {
    const { locale, rest } = splitLocalePath(context.req.path)
    if (!locale) return next()
    return context.redirect(`${safeInternalPath(rest) ?? '/'}${new URL(context.req.url).search}`, 302)
  })
  app.get('*', contentRedirects(content.source.redirect))
  app.get('*', noSuchFile)
  app.get('*', (context) => documents.answer(context.req.raw))
  app.all('*', (context) => context.text('405\n', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }))
}

/** Adds health checks and metrics, on a port of their own or for private networks only. */
function addAdmin(app: Hono, config: Config, admin: Hono): void {
  if (config.ADMIN_PORT !== undefined) {
    // Load balancers call it at the public address; it reveals nothing private.
    app.get('/healthz', (context) => admin.fetch(context.req.raw))
    return
  }
  for (const path of ['/metrics', '/livez', '/readyz']) app.use(path, privateNetworkOnly)
  app.route('/', admin)
}

/** The site: all routes of one process. */
export function createApp(options: AppOptions) {
  const { config, clientDir } = options
  const log = logger(config.LOG_LEVEL)
  const { content, winners, leaderboards, personalised, playerOf, change, limiter } = createSources(
    config,
    log,
    (keys) => {
      documents.drop(keys)
      again.drop()
    },
  )
  // Failures are reported where they happen.
  const prepare = () => void content.source.page('/', 'Published').catch(() => undefined)
  const health = createHealth({ isReady: content.isReady, prepare })
  const metrics = createMetrics()
  const documents = documentsOf(options, content, log)
  const build = async () => (await import('virtual:react-router/server-build')).assets.version
  const gate = createPasswordCheck(config.previewSecret, limiter('preview', MAX_WRONG_TRIES))
  const access = {
    secret: config.EDITORS_SECRET,
    gate: createPasswordCheck(config.EDITORS_SECRET, limiter('editors', MAX_WRONG_TRIES)),
    isPreview: (url: URL) => config.PREVIEW === 'on' && isPreview(url),
    ancestors: ownAnd(config.FRAME_ANCESTORS, config.CMS_ORIGINS ?? ''),
  }
  const api = { content, previewOn: config.PREVIEW === 'on', winners, leaderboards, gate, build }

  const app = new Hono()
  options.before?.(app)
  app.use(behind(config.TRUST_PROXY), basics, withinLimits)
  const admin = new Hono().use(basics).route('/', health.routes)
  if (config.METRICS === 'on') admin.get('/metrics', metrics.answer)
  addAdmin(app, config, admin)
  app.use(onlyUnder(config.SITE_HOSTS.split(' ').filter(Boolean)))
  app.route('/', robotsRoutes(config.SITE_URL ?? '', content.sitemap, content.changes))
  app.use(requestLog(log), metrics.measure)
  if (clientDir) serveFiles(app, clientDir, config.RELEASES_DIR)
  app.route('/', offlineRoutes({ on: config.OFFLINE === 'on', clientDir, origins: staticOrigins }))
  app.use(notModified, withTimeLimit, namesBuild(build))
  app.use('/api/*', ownSiteOnly)
  app.use(previewAccess(access))
  app.route(REPORTS, reportRoutes(log))
  if (config.CONTENT_SECRET) {
    const opens = createPasswordCheck(config.CONTENT_SECRET, limiter('content', MAX_WRONG_TRIES))
    app.route('/api/content/changed', contentChangeRoutes(opens, change))
  }
  const calls = limiter('bloomreach', MAX_LIST_CALLS)
  app.route('/api/bloomreach', personalisedRoutes({ personalised, playerOf, calls }))
  if (config.PREVIEW === 'on') {
    app.route('/api/preview', previewAccessRoutes(access))
    app.route('/api/pages', unsavedRoutes(content, limiter('unsaved', MAX_UNSAVED_PAGES)))
    app.route('/api/preview/catalogue', catalogueFactRoutes(content, limiter('facts', MAX_FACT_CALLS)))
  }
  app.route('/api', apiRoutes(api))
  addPages(app, content, documents)
  app.onError((error, context) => {
    log.error({ err: error }, 'request failed')
    return context.text('500', 500, { ...basicHeaders, 'cache-control': 'no-store' })
  })
  const again = createHeaderCache({
    fetch: app.fetch,
    fresh: documents.fresh,
    note(request, path, started) {
      const id = idOf(request.headers.get('x-request-id'))
      logRequest(log, { id, method: 'GET', path, status: 200, started })
      metrics.observe('GET', 200, started)
      return id
    },
  })
  return { app, fetch: again.fetch, admin, drain: health.drain, log }
}
