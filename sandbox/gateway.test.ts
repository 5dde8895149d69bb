import { beforeEach, describe, expect, it } from 'vitest'
import { type GatewayCall, gatewayCalls } from '#app/api/contract/player/gateway.ts'
import { startTestSandbox } from './testing.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60 * 1000

let now = NOW
const sandbox = startTestSandbox(400, () => now)
const { get, loggedIn, send } = sandbox

beforeEach(async () => {
  now = NOW
  await send('POST', '/control/reset')
})

describe('sessions of the gateway', () => {
  const others = Object.entries(gatewayCalls).filter(([call]) => call !== 'login' && call !== 'logout')

  it.each(others)('%s answers 401 without a session', async (_call, shape) => {
    const answer = await send(
      'body' in shape ? 'POST' : 'GET',
      `/gateway${shape.path}`,
      'body' in shape ? {} : undefined,
    )
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ code: 'not-logged-in' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('start with a token of the platform, once, within a minute and for its own player', async () => {
    const own = sandbox.browser()
    await own.platform('login', { username: 'ana.noua', password: 'castana-1', rememberMe: 0 })
    const token = async () => (await own.platform('temporary-token')).token
    const first = await token()
    expect((await own.enterGateway('ana.noua', first)).status).toBe(200)
    expect((await own.enterGateway('ana.noua', first)).status).toBe(401)
    expect((await own.enterGateway('mihai.obisnuit', await token())).status).toBe(401)
    const late = await token()
    now += MINUTE
    const refused = await own.enterGateway('ana.noua', late)
    expect([refused.status, await refused.json()]).toEqual([401, { code: 'wrong-token' }])
    expect((await own.enterGateway('ana.noua', 'inventat')).status).toBe(401)
  })

  it('are HttpOnly cookies, Secure if the request is https', async () => {
    const own = sandbox.browser()
    const [cookie = ''] = (await own.login('ana.noua')).headers.getSetCookie()
    expect(cookie).toMatch(/^sandbox-gateway=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    const { token } = (await (await send('POST', '/control/people/ana.noua/token')).json()) as {
      token: string
    }
    const body = {
      username: 'ana.noua',
      ims_temporary_token: token,
      device_type: 'mobile',
      os_name: 'ios',
      client_platform: 'web',
    }
    const secure = await sandbox.app.request('https://arama.example/sandbox/gateway/v1/login', {
      method: 'POST',
      body: JSON.stringify(body),
    })
    expect(secure.headers.getSetCookie()[0]).toMatch(/Secure/)
  })

  it('last half an hour after the last keep-alive, and end with a logout', async () => {
    const own = await loggedIn('ana.noua')
    const status = async () =>
      (await own.ask('POST', '/gateway/v1/_validate-login-session', { validateSessionTokens: [{}] })).status
    now += 29 * MINUTE
    await own.read('/v1/keep-alive?millisFromLastAction=1000')
    now += 29 * MINUTE
    expect(await status()).toBe(200)
    now += 2 * MINUTE
    expect(await status()).toBe(401)
    const again = await loggedIn('ana.noua')
    const kept = new Map(again.cookies)
    expect((await again.ask('POST', '/gateway/v1/logout')).status).toBe(200)
    expect(again.cookies.has('sandbox-gateway')).toBe(false)
    for (const [name, value] of kept) again.cookies.set(name, value)
    expect((await again.ask('GET', '/gateway/pams/api/v2/balances')).status).toBe(401)
    expect((await send('POST', '/gateway/v1/logout')).status).toBe(200)
  })

  it('may be used from another port of the same host, and from no other host', async () => {
    const ask = (origin: string) => get('/gateway/pams/api/v2/balances', { headers: { Origin: origin } })
    const near = (await ask('http://localhost:5173')).headers
    expect(near.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
    expect(near.get('Access-Control-Allow-Credentials')).toBe('true')
    expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const before = await get('/gateway/v1/login', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    })
    expect([before.status, before.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'GET,HEAD,POST',
    ])
  })
})

it.each<[GatewayCall, unknown]>([
  ['login', { username: 'ana.noua' }],
  ['changeBalanceVisibility', { balanceHidden: 'da' }],
  ['changeFavourites', { favoriteGames: {}, requestType: 'add' }],
  ['playerGames', { startDate: 'ieri' }],
  ['gamingBonuses', null],
  ['info', undefined],
  ['bonusDetails', undefined],
])('%s refuses what the contract does not know', async (call, body) => {
  const own = await loggedIn('ana.noua')
  const shape = gatewayCalls[call]
  const answer = await own.ask('body' in shape ? 'POST' : 'GET', `/gateway${shape.path}`, body)
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'bad-request' }])
})
