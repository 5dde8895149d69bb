import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createContent } from './content.ts'
import type { SandboxDb } from './database.ts'
import { createFaults, valueFaults } from './faults.ts'
import { page } from './html.ts'
import { createPictures } from './pictures.ts'
import { problem, requestedStatus } from './reply.ts'
import { accountRoutes } from './routes/account.ts'
import { assetRoutes } from './routes/assets.ts'
import { casinoRoutes } from './routes/casino.ts'
import { cmsRoutes } from './routes/cms.ts'
import { controlRoutes } from './routes/control.ts'
import { videoRoutes } from './routes/videos.ts'

const addresses = [
  'casino/games/no-files',
  'casino/games/regina-nilului',
  'casino/games/regina-nilului/info',
  'casino/providers',
  'casino/collections',
  'casino/collections/groups',
  'casino/Jackpots',
  'casino/carousels',
  'casino/videowidgets',
  'casino/videos/regina-nilului.webm',
  'casino/promotions',
  'casino/Promotions/promo-bun-venit',
  'casino/seo/seo-lobby',
  'casino/Personalized/general/categories',
  'casino/assets/regina-nilului/Portrait?format=webp&width=320',
  'casino/assets/provider-cuprum-play-light?format=webp&transforms=w_320',
  'cms/categories',
  'cms/layouts',
  'cms/layouts?status=Draft',
  'cms/menus',
  'cms/submenu',
  'cms/globalsettings',
  'cms/cms-client/configuration/web_global',
  'cms/pages/despre-noi',
  'account/register',
  'account/login',
  'prematch',
  'control/faults',
  'control/calls',
]

const knownStatus: MiddlewareHandler = async (c, next) =>
  requestedStatus(c) ? next() : problem(c, 400, 'status must be Published or Draft')

/** Other people's services in one app, without a prefix; the host decides where it hangs. */
export function createSandbox(options: { db: SandboxDb; artCacheDir: string }): Hono {
  const content = createContent(options.db)
  const services = new Hono()
  services.use('/casino/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }), knownStatus)
  services.use('/cms/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }), knownStatus)
  services.route('/casino/assets', assetRoutes(content, createPictures(options.artCacheDir)))
  services.route('/casino/videos', videoRoutes())
  services.route('/casino', casinoRoutes(content))
  services.route('/cms', cmsRoutes(content))
  services.route('/', accountRoutes())

  const answer = (request: Request) => services.fetch(request)
  const faults = createFaults(answer)
  const app = new Hono()
  app.use('*', faults.middleware, valueFaults(answer))
  app.route('/', services)
  app.route('/control', controlRoutes(content, faults))
  // The second form is the same page with a slash at its end.
  app.on('GET', ['/', '/:none{.{0}}'], (c) => c.html(index(c.req.path.replace(/\/$/, ''))))
  return app
}

function index(base: string) {
  const links = addresses.map(
    (address) => `<li><a href="${base}/${address}"><code>/${address}</code></a></li>`,
  )
  return page(
    'Sandbox',
    `<p>Serviciile din jurul site-ului, pe un singur calculator.</p><ul>${links.join('')}</ul>`,
  )
}
