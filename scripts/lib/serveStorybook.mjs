import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves the built Storybook on a free port of this machine; `before` may answer some paths itself. */
export const serveStorybook = (before = new Hono()) =>
  new Promise((resolve) => {
    const files = before.use('*', serveStatic({ root: './storybook-static' }))
    const server = serve({ fetch: files.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    )
  })
