import { Hono } from 'hono'
import { problem } from '../reply.ts'

const HOUR = 60 * 60 * 1000

/** Messages of the site as the control room has set them; of any shape, since services may send any. */
export type WebMessageStore = { list(): unknown[]; set(messages: unknown[]): void }

export function createWebMessages(): WebMessageStore {
  let messages: unknown[] = []
  return {
    list: () => messages,
    set(given) {
      messages = given
    },
  }
}

/** The message that the control room publishes with one press. */
export const sampleWebMessage = (now: number) => ({
  id: 'turneul-de-iarna',
  start: now - HOUR,
  end: now + 7 * 24 * HOUR,
  priority: 5,
  title: 'Turneul de iarnă a început',
  text: 'Joacă oricare dintre jocurile turneului și urcă în clasament până pe 15 decembrie.',
  image: '/sandbox/casino/assets/banner-turneul-castelului?format=webp&transforms=w_960',
  action: { label: 'Vezi turneele', href: '/turnee' },
})

/** The message service (S2 7). */
export function webMessageRoutes(store: WebMessageStore): Hono {
  const app = new Hono()
  app.get('/webmessages', (c) => {
    const target = c.req.query('target')
    if (target !== 'web' && target !== 'mobile') return problem(c, 400, 'target must be web or mobile')
    c.header('Cache-Control', 'no-store')
    return c.json(store.list())
  })
  return app
}

/** Routes of the control room for the site's messages: `GET`, `PUT` a list, `POST` for the sample, `DELETE`. */
export function webMessageControl(store: WebMessageStore, now: () => number): Hono {
  const app = new Hono()
  app.get('/', (c) => c.json(store.list()))
  app.put('/', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined)
    if (!Array.isArray(given)) return problem(c, 400, 'not a list')
    store.set(given)
    return c.json(store.list())
  })
  app.post('/', (c) => {
    store.set([sampleWebMessage(now())])
    return c.json(store.list())
  })
  app.delete('/', (c) => {
    store.set([])
    return c.json([])
  })
  return app
}
