import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { passwordRoutes } from './password.ts'
import { createPasswordCheck, MAX_WRONG_TRIES } from './passwordCheck.ts'
import { behind } from './proxy.ts'

const urls = { demo: { web: 'https://games.example/{gameCode}' }, real: {} }

/** Sends requests as a visitor behind one of our proxies. */
function app(secret: string | undefined) {
  const codes: string[] = []
  const urlsOf = async (code: string) => {
    codes.push(code)
    return code === 'diamant-40' ? urls : undefined
  }
  const routes = new Hono()
    .use(behind(1))
    .route('/', passwordRoutes(createPasswordCheck(secret, createLimiter(MAX_WRONG_TRIES)), urlsOf))
  const from = (visitor: string) => ({ 'x-forwarded-for': visitor })
  return {
    codes,
    ask: (given: string, visitor = '10.0.0.1') =>
      routes.request(`/auth?secret=${encodeURIComponent(given)}`, { headers: from(visitor) }),
    unlock: (body: unknown, visitor = '10.0.0.1') =>
      routes.request('/launch', { method: 'POST', body: JSON.stringify(body), headers: from(visitor) }),
  }
}

test('LCH-02 the right password is accepted, a wrong one is not, and the response is not cached', async () => {
  const { ask } = app('cuprum')
  const good = await ask('cuprum')
  expect([good.status, good.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await ask('Cuprum')).status).toBe(401)
  expect((await ask('')).status).toBe(401)
})

test('LCH-02 after five wrong passwords even the right one has to wait', async () => {
  const { ask, unlock } = app('cuprum')
  for (const guess of ['1', '2', '3', '4', '5']) expect((await ask(guess)).status).toBe(401)
  const late = await ask('cuprum')
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await unlock({ game: 'diamant-40', secret: 'cuprum' })).status).toBe(429)
})

test('LCH-02 wrong passwords of one visitor behind a proxy do not block others', async () => {
  const { ask } = app('cuprum')
  for (const guess of ['1', '2', '3', '4', '5']) await ask(guess, '10.0.0.1')
  expect((await ask('cuprum', '10.0.0.1')).status).toBe(429)
  expect((await ask('cuprum', '10.0.0.2')).status).toBe(204)
  // A visitor's own entry in the header precedes that of the proxy.
  expect((await ask('cuprum', '10.0.0.9, 10.0.0.1')).status).toBe(429)
})

test('LCH-02 without a password in the settings every one is refused', async () => {
  const { ask, unlock } = app(undefined)
  expect((await ask('')).status).toBe(401)
  expect((await unlock({ game: 'diamant-40', secret: '' })).status).toBe(401)
})

test('LCH-02 launch addresses are only returned for the password', async () => {
  const { unlock, codes } = app('cuprum')
  expect((await unlock({ game: 'diamant-40', secret: 'ghicit' })).status).toBe(401)
  expect(codes).toEqual([])
  const opened = await unlock({ game: 'diamant-40', secret: 'cuprum' })
  expect([await opened.json(), opened.headers.get('cache-control')]).toEqual([urls, 'no-store'])
  expect((await unlock({ game: 'alt-joc', secret: 'cuprum' })).status).toBe(404)
})

test.each([
  ['no code', { secret: 'cuprum' }, 400],
  ['a code that leads elsewhere', { game: '../x', secret: 'cuprum' }, 400],
  ['a password of 300 letters', { game: 'diamant-40', secret: 'x'.repeat(300) }, 400],
  ['more than fits', { game: 'diamant-40', secret: 'x'.repeat(5000) }, 413],
  ['a list', [], 400],
])('LCH-02 a call with %s is refused', async (_what, body, status) => {
  expect((await app('cuprum').unlock(body)).status).toBe(status)
})
