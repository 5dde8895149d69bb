import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { IMMUTABLE } from './headers.ts'

/** Files that browsers and home screens request by name. */
const SITE_FILES = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/icons/*',
]

/** Source maps contain the site's code as it was written, and are not public, wherever a build has left them. */
const noMaps: MiddlewareHandler = async (context, next) =>
  context.req.path.endsWith('.map') ? context.text('404\n', 404) : next()

/** Serves a requested file of `root`, compressed in advance, with these headers. */
export function filesOf(root: string, headers: Readonly<Record<string, string>>): MiddlewareHandler {
  const find = serveStatic({ root, precompressed: true })
  return async (context, next) => {
    const found = await find(context, next)
    if (found instanceof Response)
      for (const [name, value] of Object.entries(headers)) found.headers.set(name, value)
    return found
  }
}

/**
 * Files of the build: hashed ones are cached for ever, the others for some minutes; compressed in advance. Hashed files
 * of other releases come from `releases`, a folder shared by the instances.
 */
export function serveFiles(app: Hono, root: string, releases?: string): void {
  const files = (cacheControl: string, from = root) => filesOf(from, { 'cache-control': cacheControl })
  // Hashed files are immutable, so browsers never revalidate them.
  app.use('/assets/*', async (context, next) => {
    await next()
    context.res.headers.delete('last-modified')
  })
  app.use('/assets/*', noMaps, files(IMMUTABLE))
  if (releases) app.use('/assets/*', files(IMMUTABLE, releases))
  app.use('/fonts/*', files('public, max-age=604800'))
  for (const path of SITE_FILES) app.use(path, files('public, max-age=3600'))
}

/** Whether a path ends in a file name, which no page of ours does; the router's own data does not count. */
const namesFile = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const end = name.slice(name.lastIndexOf('.') + 1)
  // Two slashes start a host name.
  return !path.startsWith('//') && name.includes('.') && /^[a-z][a-z0-9]{1,10}$/i.test(end) && end !== 'data'
}

/** A missing file gets a short response instead of a page. */
export const noSuchFile: MiddlewareHandler = async (context, next) =>
  namesFile(context.req.path) ? context.text('404\n', 404, { 'cache-control': 'public, max-age=60' }) : next()
