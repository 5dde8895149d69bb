import { expect, test, vi } from 'vitest'
import { shows } from '../upstream/deadline.ts'
import { createLoad, Overloaded } from './load.ts'
import { documentsForTest } from './testing.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (text: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...html, ...headers } })

/** Documents with a renderer controlled by the test, and its own clock. */
function setUp({ staleIfError = 0, load = createLoad() } = {}) {
  const render = vi.fn(async (_request: Request) => page('first'))
  return { render, ...documentsForTest(render, { load, times: { staleIfError } }) }
}

/** Waits for background work. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('HTT-10 a visitor who disconnects does not abort the page of others', async () => {
  const { ask, render } = setUp()
  const gone = new AbortController()
  render.mockImplementationOnce(async ({ signal }) => {
    await settle()
    signal.throwIfAborted()
    return page('whole')
  })
  const first = ask('/', { signal: gone.signal })
  const others = Array.from({ length: 20 }, () => ask('/'))
  gone.abort()
  const answers = await Promise.all([first, ...others])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['whole']))
  expect(render).toHaveBeenCalledTimes(1)
})

test('HTT-10 no data of the first request reaches the rendering of a shared page', async () => {
  const { ask, render } = setUp()
  await ask('/?username=ana', {
    headers: { cookie: 'locale=en', authorization: 'x', 'x-forwarded-host': 'evil' },
  })
  const [drawn] = render.mock.calls[0] ?? []
  expect([...(drawn?.headers ?? [])]).toEqual([])
  expect(drawn?.url).toBe('http://site.invalid/')
})

test.each([
  ['a missing page', 404],
  ['a page that has moved', 301],
])('HTT-09 %s is not kept by stale-if-error', async (_what, status) => {
  const { ask, render, wait } = setUp({ staleIfError: 86_400 })
  await ask('/joc/x')
  wait(100)
  render.mockImplementation(async () => page('now', status))
  expect((await ask('/joc/x')).status).toBe(status)
})

test('HTT-09 a removed page is a 404 from the second request on, while the first gets the cached page', async () => {
  const { ask, render, wait } = setUp({ staleIfError: 86_400 })
  await ask('/joc/x')
  wait(15)
  render.mockImplementation(async () => page('now', 404))
  expect((await ask('/joc/x')).status).toBe(200)
  await settle()
  expect((await ask('/joc/x')).status).toBe(404)
})

test('HTT-09 a page that fails is replaced by its last good version, with its age', async () => {
  const { ask, render, wait } = setUp({ staleIfError: 300 })
  expect((await ask('/')).headers.has('x-content-stale')).toBe(false)
  wait(100)
  render.mockImplementation(async () => page('broken', 503))
  const answer = await ask('/')
  expect([answer.status, await answer.text(), answer.headers.get('x-content-stale')]).toEqual([
    200,
    'first',
    '90',
  ])
  wait(300)
  expect((await ask('/')).status).toBe(503)
})

test('HTT-07 a page rendered from stale content has its age, as long as it is cached', async () => {
  const { ask, render } = setUp()
  render.mockImplementationOnce(async () => {
    shows(['games'], 41.5)
    shows(['providers'], 7)
    return page('old')
  })
  for (const _ of [1, 2]) expect((await ask('/')).headers.get('x-content-stale')).toBe('42')
})

test.each([
  ['/vechi', '/vechi?embed=true', '/nou?embed=true'],
  ['/vechi', '/vechi', '/nou'],
  ['/vechi', '/vechi?ordine=name&embed=true', '/nou?ordine=name&embed=true'],
])(
  'a redirect that is drawn once takes the query of each visitor along: %s → %s',
  async (_path, asked, to) => {
    const { ask, render } = setUp()
    render.mockImplementation(async ({ url }) => page('', 302, { location: `/nou${new URL(url).search}` }))
    expect((await ask(asked)).headers.get('location')).toBe(to)
  },
)

test('a redirect with its own query, or to another site, is unchanged', async () => {
  const { ask, render } = setUp()
  render.mockResolvedValueOnce(page('', 302, { location: '/nou?ordine=new' }))
  expect((await ask('/a?embed=true')).headers.get('location')).toBe('/nou?ordine=new')
  render.mockResolvedValueOnce(page('', 302, { location: 'https://arama.example/x' }))
  expect((await ask('/b?embed=true')).headers.get('location')).toBe('https://arama.example/x')
})

test('ADM-06 under overload cached pages are served, the others get a small error page', async () => {
  let busy = false
  const load = { ...createLoad(), refuses: () => (busy ? new Overloaded('busy') : undefined) }
  const { ask, render, wait } = setUp({ load })
  await ask('/')
  busy = true
  wait(15)
  expect((await ask('/')).status).toBe(200)
  for (const path of ['/altul', '/preview/altul']) {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toMatch(/^<!doctype html>/)
  }
  expect(render).toHaveBeenCalledTimes(1)
  busy = false
  expect((await ask('/altul')).status).toBe(200)
})

test('ADM-06 five hundred pages at once: those above the limit are refused, none fails, none is lost', async () => {
  const { ask, render } = setUp()
  render.mockImplementation(async () => {
    await settle()
    return page('drawn')
  })
  const answers = await Promise.all([...Array(1200).keys()].map((number) => ask(`/joc/${number}`)))
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect(count(200)).toBe(32)
  expect(count(503)).toBe(1200 - 32)
})
