import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { IMMUTABLE } from './headers.ts'

/**
 * Files of the build: hashed ones for ever, the others for some minutes; compressed beforehand. Hashed ones of other releases
 * come from `releases`, a folder that instances share.
 */
export function serveFiles(app: Hono, root: string, releases?: string): void {
  const files = (cacheControl: string, from = root): MiddlewareHandler => {
    const find = serveStatic({ root: from, precompressed: true })
    return async (context, next) => {
      const found = await find(context, next)
      if (found instanceof Response) found.headers.set('cache-control', cacheControl)
      return found
    }
  }
  // Whoever has a hashed file never asks whether it has changed.
  app.use('/assets/*', async (context, next) => {
    await next()
    context.res.headers.delete('last-modified')
  })
  app.use('/assets/*', files(IMMUTABLE))
  if (releases) app.use('/assets/*', files(IMMUTABLE, releases))
  app.use('/fonts/*', files('public, max-age=604800'))
  app.use('/favicon.svg', files('public, max-age=3600'))
}
