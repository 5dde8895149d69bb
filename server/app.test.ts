import { beforeAll, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

// Without a build: everything except the pages themselves.
vi.mock('virtual:react-router/server-build', () => ({ assets: { version: 'b1' } }))

let app: ReturnType<typeof createApp>['app']
let drain: () => void

beforeAll(() => {
  const upstreams = {
    CASINO_API_URL: 'http://127.0.0.1:1',
    CMS_URL: 'http://127.0.0.1:1',
    ASSETS_URL: '/media',
  }
  ;({ app, drain } = createApp({
    config: readConfig({ ...upstreams, LOG_LEVEL: 'silent' }),
    mode: 'production',
    before: (own) => own.get('/sandbox/hello', (context) => context.text('sandbox')),
  }))
})

const ask = async (path: string, method = 'GET') => {
  const response = await app.request(path, { method })
  return [response.status, response.headers.get('location') ?? (await response.text())]
}

test.each([
  ['the process is alive', '/healthz', 200, 'ok'],
  ['without upstreams it is not ready', '/readyz', 503, 'upstreams'],
  ['routes given beforehand come first', '/sandbox/hello', 200, 'sandbox'],
])('ADM-02 %s', async (_what, path, status, expected) => {
  expect(await ask(path)).toEqual([status, expected])
})

test.each([
  ['a disabled locale', '/en/joc/diamant-40', '/joc/diamant-40'],
  ['our locale', '/ro/jackpots', '/jackpots'],
  ['a locale alone', '/en', '/'],
  ['a locale with a query', '/en/joc?embed=true', '/joc?embed=true'],
])('RTE-13 %s in the path leads to the page without it', async (_what, path, expected) => {
  expect(await ask(path)).toEqual([302, expected])
})

test.each(['/xx/joc/diamant-40', '/zz'])(
  'RTE-02 %s, whose first segment is no language, leads nowhere',
  async (path) => {
    expect((await app.request(path)).headers.get('location')).toBeNull()
  },
)

test.each([
  ['a page', '/api/pages?path=/', '{"code":"errors.failed-to-fetch-'],
  ['a list', '/api/layouts/menus', '{"code":"errors.failed-to-fetch-menu"}'],
])('ERR-03 without upstreams the call for %s names what failed', async (_what, path, code) => {
  const [status, body] = await ask(path)
  expect(status).toBe(500)
  expect(body).toContain(code)
})

test('an unknown API address answers with JSON', async () => {
  expect(await ask('/api/gone')).toEqual([404, '{"code":"unknown-call"}'])
})

test('a page that cannot be rendered answers 500 and is not cached', async () => {
  const response = await app.request('/')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toMatch(/no-store/)
})

test('ADM-02 after the stop signal it is no longer ready', async () => {
  drain()
  expect(await ask('/readyz')).toEqual([503, 'draining'])
})
