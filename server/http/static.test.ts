import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { noSuchFile, serveFiles } from './static.ts'

const folder = join(import.meta.dirname, '../../public')
const site = new Hono()
serveFiles(site, folder)
site.get('*', noSuchFile, (context) => context.html('<h1>Pagina nu există</h1>', 404))

test.each([
  ['a picture', '/poza.png'],
  ['a style of another system', '/wp-content/theme/style.css'],
  ['a script of another system', '/index.php'],
  ['a file of a build that is gone', '/assets/gone-abc123.js'],
  ['an icon that old browsers request', '/apple-touch-icon-120x120.png'],
])('RTE-07 %s that is not there is a short answer', async (_what, path) => {
  const answer = await site.request(path)
  expect([answer.status, await answer.text()]).toEqual([404, '404\n'])
})

test.each(['/pagina/nu-exista', '/', '/_root.data', '/joc/x.data', '/v1.2', '/joc/x.', '//evil.example'])(
  'RTE-07 %s is for a page',
  async (path) => {
    expect(await (await site.request(path)).text()).toContain('<h1>')
  },
)

test('ERR-05 source maps are not served, even where they are', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(root, 'assets'))
  for (const name of ['a.js', 'a.js.map']) writeFileSync(join(root, 'assets', name), '{}')
  const app = new Hono()
  serveFiles(app, root)
  expect((await app.request('/assets/a.js')).status).toBe(200)
  expect((await app.request('/assets/a.js.map')).status).toBe(404)
})

type Manifest = {
  name: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest

test('SEO-01 the site can be installed: a name, where it begins, and icons of each kind, all of which are there', async () => {
  expect(manifest).toMatchObject({ name: 'Aramă: cazinou online', start_url: '/', display: 'standalone' })
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(sizes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable'])
  for (const { src, type } of manifest.icons)
    expect((await site.request(src)).headers.get('content-type')?.split(';')[0], src).toBe(type)
})

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('SEO-01 %s is there, as %s', async (path, type) => {
  const answer = await site.request(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})
