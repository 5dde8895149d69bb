import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentRedirects } from './redirects.ts'

const known: Record<string, { to: string; permanent: boolean }> = {
  '/vechi': { to: '/toate-jocurile', permanent: true },
  '/lista': { to: '/toate-jocurile?ordine=new', permanent: false },
  '/blog': { to: 'https://arama.example/jurnal', permanent: false },
}
const app = new Hono()
app.get(
  '*',
  contentRedirects(async (path) => known[path]),
  (context) => context.text('page'),
)

test.each([
  ['/vechi', 301, '/toate-jocurile'],
  ['/vechi?embed=true', 301, '/toate-jocurile?embed=true'],
  ['/preview/vechi', 301, '/preview/toate-jocurile'],
  ['/lista?embed=true', 302, '/toate-jocurile?ordine=new'],
  ['/blog?embed=true', 302, 'https://arama.example/jurnal'],
])('RTE-12 %s answers %i to %s', async (path, status, to) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})

test('RTE-12 every other path continues', async () => {
  expect(await (await app.request('/altul')).text()).toBe('page')
})

test('HTT-09 while redirects are unknown pages are served, and none is a 404', async () => {
  const failing = new Hono()
  failing.get(
    '*',
    contentRedirects(() => Promise.reject(new Error('503'))),
    (context) => context.text('page', context.req.path === '/mutat' ? 404 : 200),
  )
  expect(await (await failing.request('/joc/x')).text()).toBe('page')
  const moved = await failing.request('/mutat')
  expect([moved.status, moved.headers.get('retry-after')]).toEqual([503, '2'])
  expect(moved.headers.get('cache-control')).toBe('no-store')
})
