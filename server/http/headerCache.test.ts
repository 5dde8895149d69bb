import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { shows } from '../upstream/deadline.ts'
import { createBodies } from './bodies.ts'
import { createHeaderCache } from './headerCache.ts'
import { documentsForTest } from './testing.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

const words = Array.from({ length: 500 }, (_, index) => ((index * 48_271) % 7919).toString(36)).join(' ')

/** Documents whose pages count, with the page at `/` and its response in the cache. */
async function setUp() {
  let drawn = 0
  const render = vi.fn(async ({ url }: Request) => {
    shows(['games'], 0)
    drawn += 1
    return new Response(`<h1>Ș ${new URL(url).pathname} ${drawn}</h1>${words}`, { headers: html })
  })
  const site = documentsForTest(render)
  await site.ask('/')
  const first = await site.ask('/')
  const before = site.made()
  return { ...site, first, render, made: () => site.made() - before }
}

const without = (headers: Headers, name: string) =>
  Object.fromEntries([...headers].filter(([other]) => other !== name))

test.each(['/', '/?utm_source=a', '/?x=1&y=2', '/?lang=en', '/?ordine=recommended', '/?%20='])(
  'ADM-08 a page in memory is given again as it is, and nothing is made for it: %s',
  async (path) => {
    const { ask, made, first } = await setUp()
    const answer = await ask(path)
    expect(made()).toBe(0)
    expect(await answer.text()).toBe(await first.text())
    expect(without(answer.headers, 'x-request-id')).toEqual(Object.fromEntries(first.headers))
    expect(answer.headers.get('etag')).toMatch(/^W/)
    expect(answer.headers.get('surrogate-key')).toBe('games')
  },
)

test('ADM-02 a repeated response is logged without its query, with its own id', async () => {
  const { ask, noted } = await setUp()
  const ids = [await ask('/?a=1'), await ask('/?token1=2')].map(({ headers }) => headers.get('x-request-id'))
  expect(noted).toEqual(['/', '/'])
  expect(ids).toEqual(['given-again-1', 'given-again-2'])
})

test.each<[string, string, RequestInit, string?]>([
  ['one in another order', '/?ordine=name', {}],
  ['CTX-02 one with credentials', '/?token=a', {}],
  ['CTX-02 one with credentials in other letters', '/?x=1&%75sername=a', {}],
  ['one that may be known', '/', { headers: { 'if-none-match': '"x"' } }],
  ['one without a body', '/', { method: 'HEAD' }],
  ['one under another name', '/', {}, 'http://other.example'],
  ['one that a proxy heard under another name', '/', { headers: { 'x-forwarded-host': 'other.example' } }],
  ['one in another encoding', '/', { headers: { 'accept-encoding': 'gzip' } }],
  ['another page', '/promotii', {}],
  ['one that is not public', '/preview', {}],
  ['one of too long an address', `/?${'a'.repeat(2048)}`, {}],
])('the answer is made: %s', async (_what, path, init, site) => {
  const { ask, made } = await setUp()
  await ask(path, init, site)
  expect(made()).toBe(1)
})

test('ADM-08 the comparison of other games is made, another parameter changes nothing', async () => {
  const { ask, made } = await setUp()
  await ask('/compara')
  await ask('/compara')
  const before = made()
  await ask('/compara?utm_source=a')
  expect(made()).toBe(before)
  await ask('/compara?jocuri=a')
  expect(made()).toBe(before + 1)
})

test('ADM-04 a stale or changed page gets a new response, as does a page after an unreported change', async () => {
  const { ask, made, wait, drop, render } = await setUp()
  wait(15)
  await ask('/')
  expect(made()).toBe(1)
  await vi.waitFor(async () => expect(await (await ask('/')).text()).toContain('/ 2'))
  await ask('/')
  const before = made()
  drop(['games'])
  expect(await (await ask('/')).text()).toContain('/ 3')
  drop(['redirects'])
  await ask('/')
  expect(made()).toBe(before + 2)
  expect(render).toHaveBeenCalledTimes(3)
})

test('each encoding has its own headers', async () => {
  const { ask, noted } = await setUp()
  const encodings = ['br', 'gzip', 'identity']
  for (const accept of [...encodings, ...encodings, ...encodings]) {
    const answer = await ask('/', { headers: { 'accept-encoding': accept } })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(accept)
  }
  expect(noted.length).toBeGreaterThanOrEqual(6)
})

test.each<[string, ResponseInit]>([
  ['a redirect', { status: 302, headers: { location: '/promotii' } }],
  ['a page that has come in its place', { headers: { etag: 'W/"other"' } }],
  ['HTT-07 one that is old', { headers: { etag: 'W/"page"', 'x-content-stale': '1' } }],
])('an answer is not given again: %s', async (_what, init) => {
  const bodies = createBodies(Buffer.from('page'))
  const page = { status: 200, headers: [], etag: 'W/"page"', bodies, kept: true, keys: new Set(''), stale: 0 }
  const fetch = vi.fn(async () => new Response('answer', init))
  const again = createHeaderCache({ fetch, fresh: () => page, note: () => '' })
  const answers = [1, 2, 3].map(async () => (await again.fetch(new Request('http://arama.example/'))).text())
  expect(await Promise.all(answers)).toEqual(['answer', 'answer', 'answer'])
  expect(await (await again.fetch(new Request('http://arama.example/'))).text()).toBe('answer')
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('a response from before a change is not repeated after it', async () => {
  const { ask, made, drop } = await setUp()
  const asked = ask('/', { headers: { 'accept-encoding': 'br' } })
  drop(['redirects'])
  await asked
  await ask('/', { headers: { 'accept-encoding': 'br' } })
  expect(made()).toBe(2)
})

test('any number of host names stores a few responses only', async () => {
  const { ask, made } = await setUp()
  for (let index = 0; index < 20; index += 1) await ask('/', {}, `http://${index}.example`)
  await ask('/')
  expect(made()).toBe(21)
})

test('an often requested page becomes smaller, with a new length', async () => {
  const { ask, made } = await setUp()
  const get = () => ask('/', { headers: { 'accept-encoding': 'br' } })
  const first = await get()
  const lengths = new Set<string | null>()
  await vi.waitFor(async () => {
    const answer = await get()
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(String(brotliDecompressSync(bytes))).toContain('Ș / 1')
    lengths.add(answer.headers.get('content-length'))
    expect(lengths.size).toBe(2)
  })
  expect(Math.min(...[...lengths].map(Number))).toBeLessThan(Number(first.headers.get('content-length')))
  expect(made()).toBe(1)
})
