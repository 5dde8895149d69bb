import { Hono } from 'hono'

const DAY = 'public, max-age=86400'

/** Public addresses of the site, for search engines. */
const pages = ['/']

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** robots.txt and sitemap.xml (SEO-01); `siteUrl` is empty where the site does not know its own address. */
export function robotsRoutes(siteUrl: string): Hono {
  const routes = new Hono()
  routes.get('/robots.txt', (context) => {
    const sitemap = siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''
    const text = `User-agent: *\nDisallow: /preview\nDisallow: /play/\nDisallow: /api/\n${sitemap}`
    return context.text(text, 200, { 'cache-control': DAY })
  })
  routes.get('/sitemap.xml', (context) => {
    const base = siteUrl || new URL(context.req.url).origin
    const urls = pages.map((page) => `<url><loc>${escapeXml(base + page)}</loc></url>`).join('')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
    // Without an address of its own the site repeats the one it was asked under; nobody may keep that.
    const cacheControl = siteUrl ? DAY : 'no-store'
    return context.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheControl,
    })
  })
  return routes
}
