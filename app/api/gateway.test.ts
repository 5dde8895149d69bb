// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGateway } from './gateway.ts'

const answers: Response[] = []
const fetched = vi.fn<typeof fetch>()
const onExpired = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
  fetched.mockImplementation(async () => answers.shift() ?? Response.json({ errorCode: 0 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetAllMocks()
  answers.length = 0
})

const gateway = (paths = {}) => createGateway({ address: 'https://g.example/api', paths, onExpired })
const addresses = () => fetched.mock.calls.map(([address]) => address)
const unauthorized = () => new Response('', { status: 401 })
const refused = (own: ReturnType<typeof gateway>) => own.call('overview', {}).catch(() => undefined)

test('HTT-01 a call has credentials, the language and, with a body, its type', async () => {
  await gateway().callWithoutSession('optIn', { body: { templateCode: 't-1' } })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://g.example/api/pams/api/v2/client/optInToBonusTemplate')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"templateCode":"t-1"}' })
  expect(init?.headers).toMatchObject({ 'accept-language': 'ro', 'content-type': 'application/json' })
})

test('HTT-01 a call without a body is a POST if the contract says so', async () => {
  await gateway().callWithoutSession('logout', {})
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' })
  expect(fetched.mock.calls[0]?.[1]?.body).toBeUndefined()
})

test('KEP-01 a call with a query has it in its address', async () => {
  await gateway().callWithoutSession('keepAlive', { query: { millisFromLastAction: '250' } })
  expect(addresses()).toEqual(['https://g.example/api/v1/keep-alive?millisFromLastAction=250'])
})

test('ADM-01 a path of the settings replaces the default, the others stay', async () => {
  const own = gateway({ logout: '/sso/out', keepAlive: '/sso/alive' })
  await own.callWithoutSession('logout', {})
  await own.callWithoutSession('keepAlive', { query: { millisFromLastAction: '1' } })
  await own.callWithoutSession('validate', { body: { validateSessionTokens: [{}] } })
  expect(addresses()).toEqual([
    'https://g.example/api/sso/out',
    'https://g.example/api/sso/alive?millisFromLastAction=1',
    'https://g.example/api/v1/_validate-login-session',
  ])
})

test('a player’s call that answers 401 reports an expired session, a login or logout does not', async () => {
  const own = gateway()
  answers.push(unauthorized(), unauthorized())
  await own.callWithoutSession('logout', {}).catch(() => undefined)
  expect(onExpired).not.toHaveBeenCalled()
  await refused(own)
  expect(onExpired).toHaveBeenCalledTimes(1)
})

test('a call that is always refused reports it once a minute, and again for the next player', async () => {
  const own = gateway()
  fetched.mockImplementation(async () => unauthorized())
  await Promise.all([refused(own), refused(own), refused(own)])
  vi.advanceTimersByTime(59_000)
  await refused(own)
  expect(onExpired).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  await refused(own)
  expect(onExpired).toHaveBeenCalledTimes(2)
  own.endSession()
  own.beginSession()
  await refused(own)
  expect(onExpired).toHaveBeenCalledTimes(3)
})

test('HTT-06 a player’s call ends with its session; until the next one begins no request is sent', async () => {
  const own = gateway()
  let answer = (_: Response) => {}
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const call = own.call('overview', {})
  own.endSession()
  answer(Response.json({ username: 'ana', balances: [], selfExclusion: { productSettings: [] } }))
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await expect(own.call('balanceVisibility', {})).rejects.toMatchObject({ name: 'AbortError' })
  expect(fetched).toHaveBeenCalledTimes(1)
  own.beginSession()
  answers.push(Response.json({ balanceHidden: true }))
  expect(await own.call('balanceVisibility', {})).toEqual({ balanceHidden: true })
})

test('HTT-06 a refusal that arrives after the end of its session reports nothing', async () => {
  const own = gateway()
  let answer = (_: Response) => {}
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const call = refused(own)
  own.endSession()
  answer(unauthorized())
  await call
  expect(onExpired).not.toHaveBeenCalled()
})
