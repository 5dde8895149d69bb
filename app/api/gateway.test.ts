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
const nobody = () => new Response('', { status: 401 })
const refused = (own: ReturnType<typeof gateway>) => own.call('overview', {}).catch(() => undefined)

test('HTT-01 a call goes out with credentials, the language and, when it sends something, its type', async () => {
  await gateway().ask('optIn', { body: { templateCode: 't-1' } })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe('https://g.example/api/pams/api/v2/client/optInToBonusTemplate')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"templateCode":"t-1"}' })
  expect(init?.headers).toMatchObject({ 'accept-language': 'ro', 'content-type': 'application/json' })
})

test('HTT-01 a call that sends nothing is a POST all the same where the contract says so', async () => {
  await gateway().ask('logout', {})
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST' })
  expect(fetched.mock.calls[0]?.[1]?.body).toBeUndefined()
})

test('KEP-01 what is asked with a query carries it', async () => {
  await gateway().ask('keepAlive', { query: { millisFromLastAction: '250' } })
  expect(addresses()).toEqual(['https://g.example/api/v1/keep-alive?millisFromLastAction=250'])
})

test('ADM-01 a path that the settings name takes the place of ours, the others stay', async () => {
  const own = gateway({ logout: '/sso/out', keepAlive: '/sso/alive' })
  await own.ask('logout', {})
  await own.ask('keepAlive', { query: { millisFromLastAction: '1' } })
  await own.ask('validate', { body: { validateSessionTokens: [{}] } })
  expect(addresses()).toEqual([
    'https://g.example/api/sso/out',
    'https://g.example/api/sso/alive?millisFromLastAction=1',
    'https://g.example/api/v1/_validate-login-session',
  ])
})

test('a player’s call that is nobody’s any more is a reason to look, and one that begins or ends a session is none', async () => {
  const own = gateway()
  answers.push(nobody(), nobody())
  await own.ask('logout', {}).catch(() => undefined)
  expect(onExpired).not.toHaveBeenCalled()
  await refused(own)
  expect(onExpired).toHaveBeenCalledTimes(1)
})

test('a call that is always refused has the session looked for once a minute, and anew for the next player', async () => {
  const own = gateway()
  fetched.mockImplementation(async () => nobody())
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

test('HTT-06 a player’s call ends with the session it was made in; until the next one begins nothing is asked', async () => {
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

test('HTT-06 a refusal that comes after the session has ended is no reason to look', async () => {
  const own = gateway()
  let answer = (_: Response) => {}
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const call = refused(own)
  own.endSession()
  answer(nobody())
  await call
  expect(onExpired).not.toHaveBeenCalled()
})
