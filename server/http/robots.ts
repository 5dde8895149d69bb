import { type Context, Hono } from 'hono'
import { sitemapFiles } from '#app/domain/sitemap.ts'
import { hashOf } from '../content/catalogueFile.ts'
import { memoize } from '../content/memoize.ts'
import { createFiles } from './files.ts'

const CACHE_ONE_DAY = 'public, max-age=86400'

const NO_CHANGES: ReadonlyMap<string, string> = new Map()

/** The files of the site map by name, with their bytes; 2500 games are a quarter of a megabyte of text. */
const packed = (paths: readonly string[], base: string, days: ReadonlyMap<string, string>) =>
  new Map(
    [...sitemapFiles(paths, base, undefined, days)].map(([path, xml]) => [path, { hash: hashOf(xml), xml }]),
  )

/**
 * robots.txt and sitemap.xml (SEO-01); `siteUrl` is empty if the site has no configured address. `paths` are those of
 * all public pages, `changes` the days of their last changes; the same objects while the content is the same.
 */
export function robotsRoutes(
  siteUrl: string,
  paths: () => Promise<readonly string[]>,
  changes: () => Promise<ReadonlyMap<string, string>> = async () => NO_CHANGES,
): Hono {
  const routes = new Hono()
  const files = createFiles()
  const mapOf = memoize(packed)

  async function map(context: Context): Promise<Response> {
    const known = await Promise.all([paths(), changes()]).catch(() => undefined)
    // An incomplete map would remove pages from search results; a 503 makes crawlers come back.
    if (!known) return context.text('503\n', 503, { 'cache-control': 'no-store', 'retry-after': '60' })
    const [list, days] = known
    const file = mapOf(list, siteUrl || context.get('origin'), days).get(context.req.path)
    if (!file) return context.text('404\n', 404, { 'cache-control': 'no-store' })
    files.keep(file.hash, file.xml)
    const body = await files.body(file.hash, context.req.header('accept-encoding'))
    return new Response(body?.bytes, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'x-content-type-options': 'nosniff',
        // Without a configured address the map contains the requested host, so it must not be cached.
        'cache-control': siteUrl ? CACHE_ONE_DAY : 'no-store',
        vary: 'accept-encoding',
        ...(body && body.encoding !== 'identity' && { 'content-encoding': body.encoding }),
      },
    })
  }

  routes.get('/robots.txt', (context) => {
    const sitemap = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''
    const text = `User-agent: *\nDisallow: /preview\nDisallow: /play/\nDisallow: /api/\n${sitemap}`
    return context.text(text, 200, { 'cache-control': CACHE_ONE_DAY })
  })
  routes.get('/sitemap.xml', map)
  routes.get('/:part{sitemap-[1-9]\\d*\\.xml}', map)
  return routes
}
