import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GatewayCall, gatewayCalls } from '#app/api/contract/player/gateway.ts'
import type { PlatformClient } from '#app/api/contract/player/platform.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { minutes } from '#app/domain/durations.ts'
import { writeCookie } from '#app/platform/cookies.ts'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import type { LoadLabel } from './data/loadPlayer.ts'
import { openSession } from './openSession.ts'
import { createAuth } from './session/auth.ts'
import { sessionServices } from './session/sessionServices.ts'

/** Ids of the messages that notices have shown. */
const told: string[] = []
vi.mock('#app/platform/notices/showNotice.ts', () => ({
  showNotice: async (_visit: unknown, wanted: (words: (id: string) => string) => { title: string }) =>
    void told.push(wanted((id) => id).title),
}))

const [NAME, TOKEN, MONEY] = ['plantat.nume', 'plantat-jeton', 98_765.43] as const
const planted = new RegExp([NAME, TOKEN, MONEY].join('|'))

/** Milliseconds after which a request times out. */
const REQUEST_TIMEOUT = 500

const money = [{ type: 'casino_gaming', amount: MONEY, currencyCode: 'RON' }]
const done = { errorCode: 0 }
const goodGateway: Partial<Record<GatewayCall, unknown>> = {
  login: { sessionToken: TOKEN, notificationToken: TOKEN },
  validate: done,
  logout: done,
  keepAlive: done,
  notificationToken: { notification_token: TOKEN },
  info: { userId: '7', username: NAME },
  overview: { username: NAME, balances: money, selfExclusion: { productSettings: [] } },
  balanceVisibility: { balanceHidden: false },
  gamingBonuses: { bonuses: [] },
  bonuses: { bonuses: [] },
  optIns: { bonusTemplateOptIns: [] },
  marketingTags: { tags: [NAME] },
}
const goodPlatform: { [Name in keyof PlatformClient]?: unknown } = {
  loggedInPlayer: { ...done, username: NAME },
  temporaryToken: { ...done, token: TOKEN, username: NAME },
  login: { ...done, username: NAME },
  keepAlive: done,
  logout: done,
  waitingMessages: { ...done, messages: [] },
}

type Spoil = (signal?: AbortSignal | null) => unknown
const never: Spoil = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const status =
  (code: number): Spoil =>
  () =>
    new Response(`${NAME} ${TOKEN} ${MONEY}`, { status: code })

const gatewayFaults: Record<string, Spoil> = {
  'a 401': status(401),
  'a 403': status(403),
  'a 503': status(503),
  'no answer': never,
  'a page': () => new Response(`<h1>${NAME}</h1>`),
  'another shape': () => Response.json(`${NAME} ${TOKEN} ${MONEY}`),
  'a broken line': () => Promise.reject(new TypeError('fetch failed')),
}
const platformFaults: Record<string, Spoil> = {
  'no reply': () => undefined,
  'a reply that never comes': never,
  'another shape': () => `${NAME} ${TOKEN}`,
  'a rejection': () => Promise.reject(new Error(`${NAME} ${TOKEN}`)),
}
const refusal: Spoil = () => ({ errorCode: 401, reason: 'unavailable' })

type Step = GatewayCall | keyof PlatformClient
type At = `${'gateway' | 'platform'}.${Step}`
type Spoilt = { [Name in At]?: Spoil }

/** The services, with one or two failing calls; every call is recorded. */
function build(spoilt: Spoilt): At[] {
  const asked: At[] = []
  const names = Object.keys(gatewayCalls) as GatewayCall[]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', signal }: RequestInit = {}) => {
    const path = address.replace('/gateway', '').split('?')[0]
    const name = names.find(
      (call) => gatewayCalls[call].path === path && 'body' in gatewayCalls[call] === (method === 'POST'),
    )
    if (!name) throw new Error(`no such call: ${method} ${address}`)
    asked.push(`gateway.${name}`)
    const spoil = spoilt[`gateway.${name}`]
    return spoil ? spoil(signal) : Response.json(goodGateway[name])
  })
  const reply = (name: keyof PlatformClient) => async () => {
    asked.push(`platform.${name}`)
    const spoil = spoilt[`platform.${name}`]
    return spoil ? spoil() : goodPlatform[name]
  }
  const methods = Object.keys(goodPlatform) as (keyof PlatformClient)[]
  const client = Object.fromEntries(methods.map((name) => [name, reply(name)]))
  window.GamingPlatform = { init: () => client as unknown as PlatformClient }
  return asked
}

/** Opens a tab with its own session; `remembered` sets the cookie of the remembered login. */
async function open(spoilt: Spoilt, { remembered = false, expected = true } = {}) {
  const asked = build(spoilt)
  if (remembered) writeCookie('remembered', NAME, 1)
  openSession(visit, { services: { assets: '', gateway: '/gateway' }, expected })
  const auth = storeOf(visit, createAuth)
  const kept = () => {
    const queries = visit.getQueryCache().findAll({ queryKey: ['player'] })
    return queries.flatMap(({ state, queryKey }) => (state.data === undefined ? [] : String(queryKey[1])))
  }
  const count = (step: At) => asked.filter((one) => one === step).length
  /** What holds for every tab: it is guest or authenticated, and a guest has no data of a player. */
  async function settled(state: 'guest' | 'authenticated') {
    await vi.advanceTimersByTimeAsync(minutes(2))
    const now = auth.getSnapshot()
    expect([now.state, now.player?.username]).toEqual([state, state === 'guest' ? undefined : NAME])
    if (state === 'guest') expect(kept()).toEqual([])
    expect(document.cookie.includes('keep-alive=')).toBe(state === 'authenticated')
    await vi.advanceTimersByTimeAsync(minutes(5))
    const keepAlives = [count('gateway.keepAlive'), count('platform.keepAlive')]
    expect(keepAlives.map((sent) => sent > 0)).toEqual(Array(2).fill(state === 'authenticated'))
    expect(JSON.stringify([lines.mock.calls, told])).not.toMatch(planted)
  }
  return { auth, kept, count, settled, session: () => sessionServices(visit).session }
}

let visit: Visit
let lines: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  visit = createQueryClient()
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  endVisit(visit)
  told.length = 0
  for (const name of ['remembered', 'keep-alive']) writeCookie(name, '', 0)
  localStorage.clear()
  delete window.GamingPlatform
  lines.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const every = (faults: Record<string, Spoil>) => Object.entries(faults)
const [BONUSES, DATA] = ['errors.failed-to-fetch-player-bonuses', 'errors.failed-to-fetch-player-data']
/** The call behind each load of S1 4.1, its query key and its notice. A new load does not compile without its row. */
const table: Record<LoadLabel, readonly [At, string, string?]> = {
  info: ['gateway.info', 'info'],
  overview: ['gateway.overview', 'overview', DATA],
  balance_visibility: ['gateway.balanceVisibility', 'balanceVisibility'],
  gaming_bonuses: ['gateway.gamingBonuses', 'gamingBonuses', BONUSES],
  bonuses: ['gateway.bonuses', 'bonuses', BONUSES],
  bonus_templates: ['gateway.optIns', 'optIns', DATA],
  marketing_tags: ['gateway.marketingTags', 'marketingTags', DATA],
  notification: ['gateway.notificationToken', 'notificationToken'],
  messages: ['platform.waitingMessages', 'messages', 'errors.auth.messages'],
}
const loads = Object.entries(table).map(([label, [step, key, notice]]) => ({ label, step, key, notice }))
const faultsOf = (at: string) => (at.startsWith('gateway') ? gatewayFaults : platformFaults)

const spoilt = ({ step }: { step: At }) => every(faultsOf(step)).map(([name, spoil]) => ({ name, spoil }))
test.each(loads.flatMap((load) => spoilt(load).map((fault) => ({ ...load, ...fault }))))(
  'AUT-02 ERR-01 the load $label with $name holds up no other, and is told',
  async ({ label, step, key, notice, spoil }) => {
    const entered = vi.fn()
    addEventListener('player-logged-in', entered, { once: true })
    const tab = await open({ [step]: spoil })
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
    const others = loads.map((one) => one.key).filter((one) => one !== key)
    expect(tab.kept().sort()).toEqual(others.sort())
    expect([tab.auth.getSnapshot().state, entered.mock.calls.length]).toEqual(['authenticated', 1])
    await tab.settled('authenticated')
    expect(lines.mock.calls.map(([line]: unknown[]) => String(line).split(':')[0])).toContain(label)
    expect([...new Set(told)]).toEqual(notice ? [notice] : [])
    // A call that is always refused must not restore the session again and again.
    expect(tab.count('gateway.validate')).toBeLessThanOrEqual(3)
  },
)

test('AUT-02 a session that holds loads everything once, and asks the platform for no token', async () => {
  const tab = await open({})
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT)
  expect(tab.kept().sort()).toEqual(loads.map(({ key }) => key).sort())
  expect(loads.map(({ step }) => tab.count(step))).toEqual(loads.map(() => 1))
  expect(tab.count('platform.temporaryToken')).toBe(0)
  await tab.settled('authenticated')
})

/** Logins: the gateway session has ended, the platform has none, and one of its calls fails. */
const over = { 'gateway.validate': status(401) }
const strange = { 'platform.loggedInPlayer': () => done }
type Way = [what: string, spoilt: Spoilt, remembered: boolean]
const along = (base: Spoilt, at: At, remembered = false): Way[] =>
  every(faultsOf(at)).map(([name, spoil]) => [`${at}: ${name}`, { ...base, [at]: spoil }, remembered])

test.each<Way>([
  ...along({}, 'platform.loggedInPlayer'),
  ...along(over, 'platform.temporaryToken'),
  ...along(strange, 'platform.login', true),
  ...along(over, 'gateway.login'),
  ...along(strange, 'gateway.login', true),
])('AUT-03 AUT-07 AUT-11 a start that fails is a guest’s: %s', async (what, spoilt, remembered) => {
  const tab = await open(spoilt, { remembered })
  await tab.settled('guest')
  expect([told, lines.mock.calls.length]).toEqual([['errors.authentication-startup-error'], 1])
  expect(document.cookie.includes('remembered=')).toBe(remembered)
  // The platform logs out after a failed token exchange; the gateway has no session to end.
  expect(tab.count('platform.logout')).toBe(what.startsWith('gateway') ? 1 : 0)
  expect(tab.count('gateway.logout')).toBe(0)
})

test.each<Way>([
  ['no player is logged in or remembered', strange, false],
  ['a temporary token is refused', { ...over, 'platform.temporaryToken': refusal }, false],
  ['a remembered login is refused, and forgotten', { ...strange, 'platform.login': refusal }, true],
])('AUT-06 a start that finds no player is silent: %s', async (_what, spoilt, remembered) => {
  const tab = await open(spoilt, { remembered })
  await tab.settled('guest')
  expect([told, lines.mock.calls, document.cookie]).toEqual([[], [], ''])
})

test.each(every(gatewayFaults))(
  'AUT-06 a session that is not valid is exchanged: %s',
  async (_name, spoil) => {
    const tab = await open({ 'gateway.validate': spoil })
    await tab.settled('authenticated')
    expect([tab.count('gateway.login'), tab.count('gateway.notificationToken')]).toEqual([1, 0])
  },
)

test.each<Way>([
  ...along(strange, 'platform.login'),
  ...along(strange, 'platform.temporaryToken'),
  ...along(strange, 'gateway.login'),
  ['a refusal', { ...strange, 'platform.login': refusal }, false],
  ['a token that is refused', { ...strange, 'platform.temporaryToken': refusal }, false],
])('AUT-03 AUT-07 a login that fails leaves a guest and says why: %s', async (_what, spoilt) => {
  const tab = await open(spoilt, { expected: false })
  const result = tab.session().login({ username: NAME, password: TOKEN, rememberMe: true })
  await tab.settled('guest')
  expect(Object.keys(await result)).toEqual([expect.stringMatching(/^(?:failed|refused)$/)])
  expect([told, document.cookie.includes('remembered=')]).toEqual([[], false])
})
