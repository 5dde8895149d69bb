import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { IMMUTABLE } from './headers.ts'

/** Files of the build: hashed ones for ever, the others for some minutes; compressed beforehand. */
export function serveFiles(app: Hono, root: string): void {
  const files = (cacheControl: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => {
        context.header('cache-control', cacheControl)
        context.header('x-content-type-options', 'nosniff')
      },
    })
  // Whoever has a hashed file never asks whether it has changed.
  app.use('/assets/*', async (context, next) => {
    await next()
    context.res.headers.delete('last-modified')
  })
  app.use('/assets/*', files(IMMUTABLE))
  app.use('/fonts/*', files('public, max-age=604800'))
  app.use('/favicon.svg', files('public, max-age=3600'))
}
