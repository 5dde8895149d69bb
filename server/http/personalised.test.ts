import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPersonalised } from '../personalised.ts'
import { createPlayerOf } from '../playerOf.ts'
import { createLimiter } from './limiter.ts'
import { MAX_LIST_CALLS, personalisedRoutes } from './personalised.ts'
import { behind } from './proxy.ts'

const json = { 'content-type': 'application/json' }
const list = { recommendations: ['diamant-40', 'regina-nilului'], duration: 900_000 }
const question = { customer_ids: { userId: 'plantat-7' }, params: { lobby: 'Casino' } }

/** The player of each cookie, and the number of calls to the gateway. */
const sessions: Record<string, string> = { 'session=plantat': 'plantat-7', 'session=other': 'other-9' }
let gatewayAnswers: number | undefined
let gatewayAsked = 0
const gateway = createServer((request, response) => {
  gatewayAsked += 1
  const userId = sessions[request.headers.cookie ?? '']
  const status = gatewayAnswers ?? (userId ? 200 : 401)
  response.writeHead(status, json).end(JSON.stringify({ userId, phone: '0700' }))
})

type Heard = { url?: string; method?: string; body: string; cookie?: string }
const heard: Heard[] = []
let answer: RequestListener
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    const { url, method, headers } = request
    heard.push({ url, method, body, cookie: headers.cookie })
    answer(request, response)
  })
})
let url = ''
let gatewayUrl = ''

beforeAll(async () => {
  for (const each of [server, gateway])
    await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const each of [server, gateway]) {
    each.closeAllConnections()
    each.close()
  }
})
beforeEach(() => {
  heard.length = 0
  gatewayAnswers = undefined
  gatewayAsked = 0
  answer = (_, response) => response.writeHead(200, json).end(JSON.stringify({ ...list, secret: 'x' }))
})

/** The route with the service at `address`, called as a visitor behind one of our proxies. */
function app(address: string | undefined = url, timeout = 5000) {
  const problems: string[] = []
  const onFailure = (problem: string) => void problems.push(problem)
  const source = createPersonalised({ url: address || undefined, timeout, onFailure })
  const playerOf = createPlayerOf({ url: gatewayUrl, timeout })
  const calls = createLimiter(MAX_LIST_CALLS)
  const routes = new Hono()
    .use(behind(1))
    .route('/', personalisedRoutes({ personalised: source, playerOf, calls }))
  const ask = (body: unknown, visitor = '10.0.0.1', other: Record<string, string | undefined> = {}) => {
    const headers = {
      'x-forwarded-for': visitor,
      cookie: 'session=plantat',
      origin: 'http://localhost',
      ...json,
      ...other,
    }
    return routes.request('/personalized-games', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: Object.entries(headers).filter((each): each is [string, string] => each[1] !== undefined),
    })
  }
  return { ask, problems }
}

test('PER-10 a player’s list comes from the marketing platform, limited to the contract, and is not cached', async () => {
  const response = await app().ask({ ...question, more: 1 })
  expect(await response.json()).toEqual(list)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(heard).toEqual([
    { url: '/personalized-games', method: 'POST', body: JSON.stringify(question), cookie: undefined },
  ])
})

test('PER-10 without a marketing platform the list is empty for an hour', async () => {
  expect(await (await app('').ask(question)).json()).toEqual({ recommendations: [], duration: 3_600_000 })
})

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a list', [], 400],
  ['no player', { customer_ids: {}, params: {} }, 400],
  ['a player of 81 letters', { customer_ids: { userId: 'x'.repeat(81) }, params: {} }, 400],
  ['no params', { customer_ids: { userId: '7' } }, 400],
  ['more than fits', { ...question, params: { text: 'x'.repeat(5000) } }, 413],
])('PER-10 a call with %s is refused, and the platform not asked', async (_what, body, status) => {
  const response = await app().ask(body)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
  expect(heard).toEqual([])
})

test.each([
  ['without a session', { cookie: undefined }, 401, 'not-logged-in'],
  ['with a session that has ended', { cookie: 'session=ended' }, 401, 'not-logged-in'],
  ['for another player than that of the session', { cookie: 'session=other' }, 403, 'another-player'],
  ['from another origin', { origin: 'https://evil.example' }, 403, 'another-origin'],
  ['from another port', { origin: 'http://localhost:8080' }, 403, 'another-origin'],
  ['from a page without an origin', { origin: 'null' }, 403, 'another-origin'],
  ['without an origin', { origin: undefined }, 403, 'another-origin'],
  ['as a form sends it', { 'content-type': 'text/plain' }, 415, 'not-json'],
])('PER-10 a call %s learns nothing, and the platform is not asked', async (_what, other, status, code) => {
  const response = await app().ask(question, '10.0.0.1', other)
  expect([response.status, await response.json()]).toEqual([status, { code }])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(heard).toEqual([])
})

test('PER-10 an answer of the gateway about a session is reused, a failure is not', async () => {
  const { ask } = app()
  gatewayAnswers = 500
  expect((await ask(question)).status).toBe(502)
  const asked = gatewayAsked
  gatewayAnswers = undefined
  for (let call = 0; call < 3; call += 1) expect((await ask(question)).status).toBe(200)
  expect(gatewayAsked).toBe(asked + 1)
})

test('PER-10 after sixty calls in a minute one visitor waits, and no other', async () => {
  const { ask } = app()
  for (let call = 0; call < MAX_LIST_CALLS; call += 1) expect((await ask(question)).status).toBe(200)
  const late = await ask(question)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask(question, '10.0.0.2')).status).toBe(200)
})

const echo = JSON.stringify(question)
const failures: [what: string, fails: RequestListener, problem: string][] = [
  ['it is down', (_, response) => response.writeHead(503).end(echo), 'ApiError 503'],
  ['it has no such player', (_, response) => response.writeHead(404).end(echo), 'ApiError 404'],
  ['it leads elsewhere', (_, response) => response.writeHead(302, { location: '/' }).end(), 'ApiError 302'],
  ['it answers with a page', (_, response) => response.writeHead(200).end(`<p>${echo}`), 'ApiError 200'],
  ['its answer has another shape', (_, response) => response.writeHead(200, json).end(echo), 'ValiError'],
  ['its answer is too large', (_, response) => response.end(`[${'1,'.repeat(40_000)}1]`), 'ApiError 200'],
  ['it never answers', () => undefined, 'TimeoutError'],
  ['it hangs up', (request) => void request.socket.destroy(), 'TypeError'],
]
test.each(failures)(
  'PER-10 when %s the answer is a 502, asked for once, and nothing that was sent is said',
  async (_what, fails, problem) => {
    answer = fails
    const { ask, problems } = app(url, 300)
    const response = await ask(question)
    expect([response.status, await response.json()]).toEqual([
      502,
      { code: 'errors.failed-to-fetch-personalized-games' },
    ])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(problems).toEqual([problem])
    expect(heard).toHaveLength(1)
  },
)
