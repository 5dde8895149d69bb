import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { analyticsRecord } from '../collectors/analytics.ts'
import { type Collected, shortBody } from '../collectors/collected.ts'
import { readEnvelope } from '../collectors/envelope.ts'
import { problem } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'

const script = new URL('../collectors/browser/analytics.ts', import.meta.url)

export type Collectors = { analytics: Collected; errors: Collected }

/** The services that only collect: analytics with its script, and errors by the Sentry protocol. */
export function collectorRoutes({ analytics, errors }: Collectors): Hono {
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.use('/analytics/*', cors({ origin: '*' }))
  app.use('/errors/*', cors({ origin: '*' }))
  app.get('/analytics.js', (c) => files(c, 'analytics.ts') ?? c.notFound())
  app.post('/analytics/collect', async (c) => {
    const record = analyticsRecord((await shortBody(c)) ?? '')
    if (record === undefined) return problem(c, 400, 'no event')
    analytics.add(record)
    return c.body(null, 204)
  })
  app.post('/errors/api/:project/envelope/', async (c) => {
    const key = c.req.query('sentry_key') ?? /sentry_key=(\w+)/.exec(c.req.header('X-Sentry-Auth') ?? '')?.[1]
    if (!key) return problem(c, 403, 'no key')
    const envelope = readEnvelope((await shortBody(c)) ?? '')
    if (!envelope) return problem(c, 400, 'no envelope')
    errors.add({ project: c.req.param('project'), key, ...envelope })
    return c.json({})
  })
  return app
}
