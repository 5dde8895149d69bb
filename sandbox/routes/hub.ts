import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { baseOf } from '../base.ts'
import type { Connection } from '../hub/connection.ts'
import type { Hub } from '../hub/hub.ts'
import { createPolls, type Polls } from '../hub/polls.ts'
import { LONGEST_RECORD } from '../hub/protocol.ts'
import { openStream } from '../hub/stream.ts'
import { sameHostOrigin } from '../origins.ts'

const transports = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}))

/** CORS for pages of the same host, with the headers of the SignalR client. */
const callers = cors({
  origin: (_origin, c) => sameHostOrigin(c),
  credentials: true,
  allowMethods: ['POST', 'GET', 'DELETE'],
  allowHeaders: ['x-requested-with', 'x-signalr-user-agent', 'authorization', 'content-type'],
  maxAge: 600,
})

const hasToken = (c: Context): boolean =>
  c.req.query('access_token') !== undefined || (c.req.header('Authorization')?.startsWith('Bearer ') ?? false)

const unknown = (c: Context) => c.text('No Connection with that ID', 404)

async function answerPoll(c: Context, connection: Connection, polls: Polls | undefined): Promise<Response> {
  if (!polls) return c.text('The connection travels otherwise', 409)
  const answer = await polls.poll(connection, c.req.raw.signal)
  if (answer === 'lost') return unknown(c)
  return answer === 'over' ? c.body(null, 204) : c.text(answer.text)
}

/** The HTTP routes of the hub for SignalR's client; `hubSockets` handles sockets. */
export function hubRoutes(hub: Hub): Hono {
  const app = new Hono()
  const pollers = new WeakMap<Connection, Polls>()
  const entryOf = (c: Context) => hub.connections.entry(c.req.query('id') ?? '')

  app.use('*', callers)
  app.use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.post('/negotiate', (c) => {
    hub.schedule(baseOf(c, '/hub'))
    const entry = hub.harm.refusing() > 0 ? undefined : hub.connections.begin(hasToken(c))
    if (!entry) return c.text('Service Unavailable', 503)
    const first = c.req.query('negotiateVersion') === '1'
    return c.json({
      negotiateVersion: first ? 1 : 0,
      connectionId: first ? entry.id : entry.token,
      ...(first && { connectionToken: entry.token }),
      availableTransports: transports,
    })
  })
  app.get('/', async (c) => {
    const entry = entryOf(c)
    if (!entry) return unknown(c)
    const { connection } = entry
    entry.known ||= hasToken(c)
    if (connection.transport()) return answerPoll(c, connection, pollers.get(connection))
    if (c.req.header('Accept')?.includes('text/event-stream')) {
      // The last header keeps a proxy, and our own server, from buffering.
      const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
      return c.body(openStream(connection), 200, headers)
    }
    const polls = createPolls(hub.times.poll)
    pollers.set(connection, polls)
    connection.open('longPolling', polls)
    // The first poll only confirms the connection.
    return c.text('')
  })
  app.post('/', async (c) => {
    const { connection } = entryOf(c) ?? {}
    if (!connection) return unknown(c)
    const text = await c.req.text()
    if (text.length > LONGEST_RECORD) return c.text('Content Too Large', 413)
    connection.receive(text)
    return c.body(null, 200)
  })
  app.delete('/', (c) => {
    const { connection } = entryOf(c) ?? {}
    if (!connection) return unknown(c)
    connection.gone()
    return c.body(null, 202)
  })
  return app
}
