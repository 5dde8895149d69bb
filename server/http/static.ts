import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { IMMUTABLE } from './headers.ts'

/** What browsers and home screens ask for by name. */
const OF_THE_SITE = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/icons/*',
]

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
  for (const path of OF_THE_SITE) app.use(path, files('public, max-age=3600'))
}

/** Whether a path ends in the name of a file, which no page of ours has; the router's own data is none. */
const namesFile = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const end = name.slice(name.lastIndexOf('.') + 1)
  // Two slashes begin the name of a host.
  return !path.startsWith('//') && name.includes('.') && /^[a-z][a-z0-9]{1,10}$/i.test(end) && end !== 'data'
}

/** A file that is not there is a short answer, and no page: nobody reads it. */
export const noSuchFile: MiddlewareHandler = async (context, next) =>
  namesFile(context.req.path) ? context.text('404\n', 404, { 'cache-control': 'public, max-age=60' }) : next()
