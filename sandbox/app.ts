import type { Server } from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type Conversations, createConversations } from './chat/conversations.ts'
import { createCollected } from './collectors/collected.ts'
import { createContent } from './content.ts'
import { addresses } from './control/addresses.ts'
import { controlRoom } from './control/page.ts'
import type { SandboxDb } from './database.ts'
import { createFaults, valueFaults } from './faults.ts'
import { styleHash } from './html.ts'
import { createHub } from './hub/hub.ts'
import { worldOf } from './hub/kinds.ts'
import { hubSockets } from './hub/sockets.ts'
import { createBroker } from './notifications/broker.ts'
import { changesIn } from './notifications/changesIn.ts'
import { type Art, createPictures } from './pictures.ts'
import { people } from './players/people.ts'
import { createPlayers, type Players } from './players/store.ts'
import { problem, requestedStatus } from './reply.ts'
import { accountRoutes } from './routes/account.ts'
import { assetRoutes } from './routes/assets.ts'
import { bloomreachRoutes } from './routes/bloomreach.ts'
import { casinoRoutes } from './routes/casino.ts'
import { chatRoutes } from './routes/chat.ts'
import { cmsRoutes } from './routes/cms.ts'
import { type Collectors, collectorRoutes } from './routes/collectors.ts'
import { controlRoutes } from './routes/control.ts'
import { editorRoutes } from './routes/editor.ts'
import { gameRoutes } from './routes/games.ts'
import { gatewayRoutes } from './routes/gateway.ts'
import { hubRoutes } from './routes/hub.ts'
import {
  createMicroFrontendFaults,
  type MicroFrontendFaults,
  microFrontendRoutes,
} from './routes/microFrontends.ts'
import { platformRoutes } from './routes/platform.ts'
import { videoRoutes } from './routes/videos.ts'
import { createWebMessages, type WebMessageStore, webMessageRoutes } from './routes/webMessages.ts'
import { winnerRoutes } from './routes/winners.ts'
import { listenForUpgrades } from './upgrades.ts'

/** Policy of the control room: only its own script, and no framing by other sites. */
const roomPolicy =
  `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; connect-src 'self'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const knownStatus: MiddlewareHandler = async (c, next) =>
  requestedStatus(c) ? next() : problem(c, 400, 'status must be Published or Draft')

type SandboxOptions = {
  db: SandboxDb
  artCacheDir: string
  /** @default 'drawn' */
  art?: Art
  /** The sandbox's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number
  /** Highest number of live tables. @default 1000 */
  tables?: number
  /** Updates of live tables a second. @default 2 */
  liveRate?: number
}

/** The parts that a host mounts: routes, and sockets, which routes cannot handle. */
type Sandbox = {
  app: Hono
  /** Handles the sockets of `server`; `base` is the path prefix of the routes. */
  listen(server: Pick<Server, 'on' | 'listenerCount'>, base: string): void
  /** Disconnects everyone and refuses new connections. */
  close(): void
}

type Around = {
  webMessages: WebMessageStore
  collectors: Collectors
  microFrontends: MicroFrontendFaults
  conversations: Conversations
}

/** Messages, micro-frontends, chat and collectors. */
function servicesAround(players: Players, around: Around): Hono {
  const app = new Hono()
  app.use('/messages/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
  app.route('/messages', webMessageRoutes(around.webMessages))
  app.route('/fe', microFrontendRoutes(around.microFrontends))
  app.route('/prematch/fe', microFrontendRoutes(around.microFrontends))
  app.route('/chat', chatRoutes(players, around.conversations))
  app.route('/', collectorRoutes(around.collectors))
  return app
}

/** The upstream services in one app, without a prefix; the host decides where to mount it. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const content = createContent(options.db)
  const pictures = createPictures(options.artCacheDir, options.art)
  const now = options.now ?? Date.now
  const players = createPlayers({
    db: options.db,
    games: content.first,
    now,
    onChange(before, after) {
      for (const kind of changesIn(before, after)) broker.notify(after.info.username, kind)
    },
  })
  const broker = createBroker(players)
  const hub = createHub({ games: () => liveGames(content, options.tables), rate: options.liveRate, now })
  const around = {
    webMessages: createWebMessages(),
    collectors: { analytics: createCollected(now), errors: createCollected(now) },
    microFrontends: createMicroFrontendFaults(),
    conversations: createConversations(),
  }
  const services = new Hono()
  services.use('/casino/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }), knownStatus)
  services.use('/winners/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
  services.use('/cms/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }), knownStatus)
  services.route('/casino/assets', assetRoutes(content, pictures))
  services.route('/casino/videos', videoRoutes())
  services.route('/casino', casinoRoutes(content, players, now))
  services.route('/cms', cmsRoutes(content))
  services.route('/winners', winnerRoutes(content, now))
  services.route('/play', gameRoutes(content, pictures, players))
  services.route('/gateway', gatewayRoutes(players))
  services.route('/platform', platformRoutes(players))
  services.route('/bloomreach', bloomreachRoutes(content))
  services.route('/hub', hubRoutes(hub))
  services.route('/', servicesAround(players, around))
  services.route('/', accountRoutes(players))

  const answer = (request: Request) => services.fetch(request)
  const faults = createFaults(answer)
  const app = new Hono()
  app.use('*', faults.middleware, valueFaults(answer))
  app.route('/', services)
  app.route('/editor', editorRoutes(content))
  app.route('/control', controlRoutes({ ...around, content, faults, players, hub, broker, now }))
  // The second pattern is the same page with a closing slash.
  app.on('GET', ['/', '/:none{.{0}}'], (c) => {
    c.header('Content-Security-Policy', roomPolicy)
    c.header('Cache-Control', 'no-store')
    const drafts = {
      pages: slugsOf(content.list('page', 'Draft')),
      promotions: slugsOf(content.list('promotion', 'Draft')),
    }
    return c.html(controlRoom(c.req.path.replace(/\/$/, ''), addresses, drafts, people))
  })
  return {
    app,
    listen: (server, base) =>
      listenForUpgrades(server, {
        [`${base}/hub`]: hubSockets(hub, base),
        [`${base}/notifications`]: broker.take,
      }),
    close() {
      hub.close()
      broker.close()
      around.conversations.reset()
    },
  }
}

const liveGames = (content: ReturnType<typeof createContent>, most = 1000) =>
  content.live(most).map(({ game, world }) => ({ ...game, world: worldOf(world) }))

const slugsOf = (body: { text: string }): string[] =>
  (JSON.parse(body.text) as { slug: string }[]).map(({ slug }) => slug)
