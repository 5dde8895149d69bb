import { Hono, type MiddlewareHandler } from 'hono'
import { BUILD_HEADER, OFFLINE_PAGE, WORKER_ADDRESS } from '#app/domain/offline.ts'
import { plainPage } from './plainPage.ts'
import { filesOf } from './static.ts'

/** A service worker that deletes the caches of the site's own one, and unregisters itself. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())
))
`

const nothingKept = (): Response =>
  plainPage({
    status: 200,
    title: 'Pagina nu se poate încărca acum',
    body: `<p>Nu ai internet sau site-ul nu răspunde, iar pagina aceasta nu e păstrată pe dispozitiv.</p>
<p><a href="">Reîncearcă</a></p>
<p><a href="/">Înapoi la lobby</a></p>`,
  })

export type OfflineOptions = {
  /** Whether browsers may keep the site for use without a connection. */
  on: boolean
  /** Folder of the built files; without one, as in development, there is no service worker. */
  clientDir?: string
  /** Origins other than ours from which pages load hashed files. */
  origins: readonly string[]
}

/** The service worker, which must not be cached and may only call the site, and the page that it shows last. */
export function offlineRoutes({ on, clientDir, origins }: OfflineOptions): Hono {
  const routes = new Hono()
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...origins].join(' ')}`,
  }
  routes.get(OFFLINE_PAGE, nothingKept)
  if (!on)
    routes.get(WORKER_ADDRESS, (context) =>
      context.body(REMOVAL, 200, { ...headers, 'content-type': 'text/javascript; charset=utf-8' }),
    )
  else if (clientDir) routes.get(WORKER_ADDRESS, filesOf(clientDir, headers))
  return routes
}

/** Names the build in every response, so that a browser keeps only what fits together. */
export const namesBuild =
  (build: () => Promise<string>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    context.res.headers.set(BUILD_HEADER, await build())
  }
