import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { StoreOptions } from '../content/store.ts'
import { documentsForTest } from './testing.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

/** Documents with a renderer that counts its pages. */
function setUp({
  status = 200,
  times = {},
  own = {},
}: {
  status?: number
  times?: Partial<StoreOptions>
  own?: Record<string, string>
} = {}) {
  let drawn = 0
  const render = vi.fn(async (request: Request, nonce: string) => {
    drawn += 1
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.data'))
      return new Response('[1]', { headers: { 'content-type': 'text/x-script' } })
    return new Response(`<h1>Ș ${pathname} ${drawn}</h1><script nonce="${nonce}">a()</script>`, {
      status,
      headers: { ...html, ...own },
    })
  })
  const { ask, wait } = documentsForTest(render, { times })
  return {
    render,
    ask,
    wait,
    text: async (path: string, init?: RequestInit) => (await ask(path, init)).text(),
  }
}

test('ADM-04 a public page is rendered once for all requests within its fresh time', async () => {
  const { text, render } = setUp()
  const pages = await Promise.all([text('/'), text('/'), text('/')])
  expect(new Set([...pages, await text('/')])).toEqual(new Set(['<h1>Ș / 1</h1><script>a()</script>']))
  expect(render).toHaveBeenCalledTimes(1)
})

test('ADM-04 each path is rendered separately', async () => {
  const { text } = setUp()
  expect([await text('/a'), await text('/b')]).toEqual([
    '<h1>Ș /a 1</h1><script>a()</script>',
    '<h1>Ș /b 2</h1><script>a()</script>',
  ])
})

test('ADM-04 UXP-04 each order of a list is rendered separately, an unknown order is ignored', async () => {
  const { text } = setUp()
  const first = [await text('/a'), await text('/a?ordine=name'), await text('/a?ordine=rtp')]
  expect(first.map((page) => page.slice(0, 10))).toEqual(['<h1>Ș /a 1', '<h1>Ș /a 2', '<h1>Ș /a 3'])
  expect([await text('/a'), await text('/a?ordine=name'), await text('/a?ordine=rtp')]).toEqual(first)
  for (const query of ['ordine=nu-exista', 'ordine=recommended'])
    expect(await text(`/a?${query}`)).toBe(first[0])
  for (const query of ['ordine=name&a=1', 'a=1&ordine=name']) expect(await text(`/a?${query}`)).toBe(first[1])
})

test('ADM-08 other query parameters use the same cached page', async () => {
  const { text, render } = setUp()
  const pages = await Promise.all([...Array(50).keys()].map((value) => text(`/?x${value}=${value}`)))
  expect(new Set([...pages, await text('/')]).size).toBe(1)
  expect(render).toHaveBeenCalledTimes(1)
  expect(render.mock.calls[0]?.[0].url).not.toContain('x')
})

test('ADM-04 after its fresh time a page is rendered again', async () => {
  const { text, wait, render } = setUp()
  await text('/')
  wait(31)
  expect(await text('/')).toContain('/ 2')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['a page that is not public', '/preview', 200],
  ['a page that is not found', '/gone', 404],
  ['a page that failed', '/broken', 500],
  ['a redirect', '/moved', 302],
])('ADM-04 %s is never kept', async (_what, path, status) => {
  const { ask, render } = setUp({ status })
  expect((await ask(path)).status).toBe(status)
  expect(await (await ask(path)).text()).toContain(' 2<')
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['a public page', '/', 200, 'public, max-age=0, s-maxage=10, stale-while-revalidate=20'],
  ['data of a public page', '/_root.data', 200, 'public, max-age=0, s-maxage=10, stale-while-revalidate=20'],
  ['a page that is not public', '/preview', 200, 'private, no-store'],
  ['a page that is not found', '/gone', 404, 'private, no-store'],
  ['a page that failed', '/broken', 500, 'private, no-store'],
  ['a page that failed, with a query', '/broken?a=1', 500, 'private, no-store'],
])('ADM-04 what shared caches are told of %s', async (_what, path, status, expected) => {
  expect((await setUp({ status }).ask(path)).headers.get('cache-control')).toBe(expected)
})

test('DET-06 ADM-04 a page with no-store of the renderer is rendered again, complete or not', async () => {
  const { ask, render } = setUp({ own: { 'cache-control': 'no-store' } })
  expect((await ask('/joc/x')).headers.get('cache-control')).toBe('private, no-store')
  expect(await (await ask('/joc/x')).text()).toContain(' 2<')
  expect(render).toHaveBeenCalledTimes(2)
})

test('other cache headers of the renderer are ignored', async () => {
  const { ask, render } = setUp()
  const headers = { ...html, 'cache-control': 'public, max-age=600', vary: 'cookie' }
  render.mockResolvedValue(new Response('x', { status: 500, headers }))
  const answer = await ask('/')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
})

test('the policy of a page allows its own inline script', async () => {
  const { headers } = await setUp().ask('/')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the router’s data has no policy', async () => {
  const { headers } = await setUp().ask('/_root.data')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  ['kept', '/', 'br', 'br'],
  ['kept', '/', 'gzip', 'gzip'],
  ['kept', '/', '', 'identity'],
  ['not cached', '/preview', 'gzip, br', 'br'],
  ['not cached', '/preview', 'gzip', 'gzip'],
  ['not cached', '/preview', '', 'identity'],
] as const)(
  'a page that is %s (%s) for a browser that accepts %j is sent as %s',
  async (_k, path, accept, encoding) => {
    const answer = await setUp().ask(path, { headers: { 'accept-encoding': accept } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(String(decoders[encoding](bytes))).toBe(`<h1>Ș ${path} 1</h1><script>a()</script>`)
  },
)

test('browsers with different encodings share one rendering', async () => {
  const { ask, render } = setUp()
  for (const accept of ['br', 'gzip', '']) await ask('/', { headers: { 'accept-encoding': accept } })
  expect(render).toHaveBeenCalledTimes(1)
})

test.each(['/', '/preview'])('HEAD %s answers like GET, without a body', async (path) => {
  const { ask } = setUp()
  const got = await ask(path)
  const answer = await ask(path, { method: 'HEAD' })
  expect(await answer.text()).toBe('')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe(got.headers.get('content-length'))
})

test('a page that fails to render fails for its requests, and is rendered again for the next', async () => {
  const { ask, text, render } = setUp()
  render.mockRejectedValueOnce(new Error('broken'))
  expect((await ask('/')).status).toBe(500)
  expect(await text('/')).toContain('<h1>')
})

test('with stale-if-error a page survives a failed rendering', async () => {
  const { ask, text, wait, render } = setUp({ times: { staleIfError: 300 } })
  await ask('/')
  wait(100)
  render.mockResolvedValueOnce(new Response('x', { status: 500, headers: html }))
  expect(await text('/')).toContain('/ 1')
})

test.each([
  ['a failed page', 500, '500\n', '60'],
  ['an unknown page', 404, '404\n', null],
])('ERR-02 a crawler gets the bare status of %s, a person the page', async (_what, status, body, retry) => {
  const { ask, text } = setUp({ status })
  const answer = await ask('/x', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
  expect([answer.status, await answer.text()]).toEqual([status, body])
  expect(answer.headers.get('retry-after')).toBe(retry)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await text('/x', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140' } })).toContain('<h1>')
})

test('ERR-02 a crawler gets a successful page like everyone', async () => {
  const { text } = setUp()
  expect(await text('/', { headers: { 'user-agent': 'Googlebot/2.1' } })).toContain('<h1>')
})

test('HEAD of a page that is not cached yet does not cache an empty page', async () => {
  const { ask, text, render } = setUp()
  const draw = render.getMockImplementation()
  // React Router answers HEAD without a body.
  render.mockImplementation(async (request, nonce) =>
    request.method === 'HEAD'
      ? new Response(null, { headers: html })
      : (draw as NonNullable<typeof draw>)(request, nonce),
  )
  await ask('/', { method: 'HEAD' })
  expect(await text('/')).toContain('<h1>')
})
