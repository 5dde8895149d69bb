import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@redis/client'
import { LRUCache } from 'lru-cache'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { hasRedis, startRedis } from './fleet/testing.ts'

/** The lines of the log, and the requests for which pages were rendered. */
const { lines, drawn } = vi.hoisted(() => ({ lines: [] as string[], drawn: [] as string[] }))

vi.mock('virtual:react-router/server-build', () => ({ assets: { version: 'b1' } }))
vi.mock('pino', async (original) => {
  const { pino } = await original<typeof import('pino')>()
  const own = (options: object) => pino(options, { write: (line: string) => void lines.push(line) })
  return { pino: Object.assign(own, pino, { destination: () => undefined }) }
})
vi.mock('./render.ts', async (original) => ({
  ...(await original<typeof import('./render.ts')>()),
  createRenderer: () => async (request: Request) => {
    drawn.push(`${request.url} ${JSON.stringify([...request.headers])}`)
    return new Response('<html lang="ro"><head></head><body>Aramă</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}))

/** A name, a token and an amount that are planted in requests. */
const planted = ['plantat.nume', 'plantat-jeton', '98765.43']
const [name, token, money] = planted
const any = new RegExp(planted.join('|').replaceAll('.', '\\.'))
const query = `username=${name}&token=${token}&balance=${money}`

/** A marketing platform whose error responses repeat the request. */
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  // In the role of the gateway it accepts the token.
  const asked = request.url?.startsWith('/pams/') ? JSON.stringify({ userId: token }) : undefined
  request.on('end', () => response.writeHead(body.includes('fail') ? 503 : 200).end(asked ?? body))
})

const keys: unknown[] = []
let redis: Awaited<ReturnType<typeof startRedis>> | undefined
let site: ReturnType<typeof createApp>

beforeAll(async () => {
  const { set } = LRUCache.prototype
  vi.spyOn(LRUCache.prototype, 'set').mockImplementation(function (this: object, ...given) {
    keys.push(given[0])
    return Reflect.apply(set, this, given)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  if (hasRedis) redis = await startRedis()
  const config = readConfig({
    CASINO_API_URL: own,
    CMS_URL: own,
    ASSETS_URL: '/media',
    BLOOMREACH_URL: own,
    GATEWAY_URL: own,
    CONTENT_SECRET: 'a-secret-of-sixteen',
    LOG_LEVEL: 'debug',
    ...(redis && { REDIS_URL: redis.url }),
  })
  site = createApp({ config, mode: 'production' })
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await redis?.stop()
  vi.restoreAllMocks()
})

/** Requests `path` as a player's browser does; with a body as a POST. */
async function ask(path: string, body?: object): Promise<number> {
  const headers = {
    cookie: `remembered=${name}; session=${token}; balance=${money}`,
    authorization: `Bearer ${token}`,
    'x-forwarded-for': '10.0.0.1',
    'user-agent': name ?? '',
    referer: `http://localhost/?${query}`,
    origin: 'http://localhost',
    ...(body && { 'content-type': 'application/json' }),
  }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const answer = await site.fetch(new Request(`http://localhost${path}`, { headers, ...init }))
  await answer.text()
  return answer.status
}

const question = (lobby: string) => ({ customer_ids: { userId: token }, params: { name, money, lobby } })

beforeAll(async () => {
  const wanted: [string, object | undefined, number][] = [
    [`/?${query}`, undefined, 200],
    [`/toate-jocurile?${query}&sort=name`, undefined, 200],
    [`/ro/jackpots?${query}`, undefined, 302],
    [`/api/categories?${query}`, undefined, 500],
    [`/api/pages?path=/%3F${encodeURIComponent(query)}&${query}`, undefined, 500],
    [`/api/winners?${query}`, undefined, 200],
    [`/api/gone?${query}`, undefined, 404],
    [`/api/preview/auth?secret=${token}`, undefined, 401],
    ['/api/content/changed', { changed: [name] }, 401],
    [`/api/bloomreach/personalized-games?${query}`, question('Casino'), 502],
    ['/api/bloomreach/personalized-games', question('fail'), 502],
    ['/api/bloomreach/personalized-games', { userId: name, token, money }, 400],
    [`/api/reports`, [{ type: 'csp-violation', body: { documentURL: `http://localhost/?${query}` } }], 204],
  ]
  // Twice, so that the second response comes from the cache, if it is cached.
  for (const _time of [1, 2]) {
    for (const [path, body, status] of wanted) expect([path, await ask(path, body)]).toEqual([path, status])
  }
})

test('ADM-02 CTX-02 no log line contains a name, a token or an amount of a request', () => {
  expect(lines.filter((line) => any.test(line))).toEqual([])
  expect(lines.some((line) => line.includes('personalised list failed'))).toBe(true)
  expect(lines.some((line) => line.includes('policy violated'))).toBe(true)
  expect(lines.filter((line) => line.includes('"path":"/api/bloomreach/personalized-games"'))).toHaveLength(6)
})

test('ADM-02 no metric contains one', async () => {
  const answer = await site.app.request(
    '/metrics',
    {},
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const text = await answer.text()
  expect(text).toContain('http_request_duration_seconds_count')
  expect(text).not.toMatch(any)
})

test('HTT-10 no shared page is rendered with one, and no cache key contains one', () => {
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => any.test(String(key)))).toEqual([])
  expect(keys).toContain('/')
  expect(drawn).not.toEqual([])
  expect(drawn.filter((request) => any.test(request))).toEqual([])
})

test.runIf(hasRedis)('HTT-10 nothing that instances share contains one', async () => {
  const client = createClient({ url: redis?.url ?? '' })
  await client.connect()
  // The site may have answered before it was connected.
  const shared = await vi.waitFor(async () => {
    await ask('/api/bloomreach/personalized-games', question('Casino'))
    const found = await client.keys('*')
    expect(found.some((key) => key.includes(':bloomreach:'))).toBe(true)
    return found
  })
  const values = await Promise.all(shared.map((key) => client.get(key)))
  await client.quit()
  expect([...shared, ...values].filter((text) => any.test(String(text)))).toEqual([])
})
