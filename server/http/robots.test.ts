import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { behind } from './proxy.ts'
import { robotsRoutes } from './robots.ts'

const some = ['/', '/joc/x&y', '/colectii']

async function ask(path: string, siteUrl = 'https://arama.example', paths: readonly string[] | Error = some) {
  const list = () => (paths instanceof Error ? Promise.reject(paths) : Promise.resolve(paths))
  const app = new Hono().use(behind(0)).route('/', robotsRoutes(siteUrl, list))
  const response = await app.request(`http://asked.example${path}`)
  const { status, headers } = response
  return { status, text: await response.text(), header: (name: string) => headers.get(name) }
}

test('SEO-01 robots.txt excludes preview, play and the API, and names the site map', async () => {
  const { text } = await ask('/robots.txt')
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /preview',
    'Disallow: /play/',
    'Disallow: /api/',
    'Sitemap: https://arama.example/sitemap.xml',
    '',
  ])
})

test('SEO-01 a site without a configured address names no map', async () => {
  expect((await ask('/robots.txt', '')).text).not.toContain('Sitemap')
})

test.each([
  ['the site’s own address, which may be cached', 'https://arama.example', 'https://arama.example/', 86_400],
  ['an address with a sign of XML', 'https://a.example/x&y', 'https://a.example/x&amp;y/', 86_400],
  ['the requested address, which must not be cached', '', 'http://asked.example/', undefined],
])('SEO-01 the map lists all pages under %s', async (_what, siteUrl, base, age) => {
  const { text, header } = await ask('/sitemap.xml', siteUrl)
  expect([...text.matchAll(/<url><loc>(.*)<\/loc><\/url>/g)].map(([, address]) => address)).toEqual([
    base,
    `${base}joc/x&amp;y`,
    `${base}colectii`,
  ])
  expect(header('content-type')).toBe('application/xml; charset=utf-8')
  expect(header('cache-control')).toBe(age ? `public, max-age=${age}` : 'no-store')
})

const many = Array.from({ length: 50_001 }, (_, index) => `/joc/${index}`)

test.each([
  ['/sitemap.xml', '<sitemap><loc>https://arama.example/sitemap-2.xml</loc></sitemap>'],
  ['/sitemap-1.xml', '<url><loc>https://arama.example/joc/0</loc></url>'],
  ['/sitemap-2.xml', '<url><loc>https://arama.example/joc/50000</loc></url>'],
])('SEO-01 more addresses than one file holds: %s', async (path, expected) => {
  expect((await ask(path, 'https://arama.example', many)).text).toContain(expected)
})

test.each([
  ['a part of a map that has none', '/sitemap-1.xml', some],
  ['a part behind the last one', '/sitemap-3.xml', many],
  ['part zero', '/sitemap-0.xml', many],
])('SEO-01 %s does not exist', async (_what, path, paths) => {
  expect((await ask(path, 'https://arama.example', paths)).status).toBe(404)
})

test('SEO-01 without complete content there is no map', async () => {
  const { status, text, header } = await ask('/sitemap.xml', 'https://arama.example', new Error('down'))
  expect(status).toBe(503)
  expect(text).not.toContain('<')
  expect([header('cache-control'), header('retry-after')]).toEqual(['no-store', '60'])
})

test('SEO-01 the map is compressed if accepted, and follows the content', async () => {
  let paths = ['/', '/colectii']
  const routes = robotsRoutes('https://arama.example', async () => paths)
  const map = async () => {
    const answer = await routes.request('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    return brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
  }
  expect(await map()).toContain('<loc>https://arama.example/colectii</loc>')
  paths = ['/', '/turnee']
  expect(await map()).toContain('<loc>https://arama.example/turnee</loc>')
})
