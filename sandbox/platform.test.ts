import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messageTypes, type PlatformClient, type PlatformScript } from '#app/api/contract/player/platform.ts'
import { passwordOf, startTestSandbox } from './testing.ts'

const DAY = 24 * 60 * 60 * 1000
let now = Date.parse('2026-11-20T12:00:00Z')
const sandbox = startTestSandbox(200, () => now)
const { get, loggedIn, send } = sandbox

const everything = { types: messageTypes }
const leaving = { allSessions: 0, realMode: 1, behavior: 'root', invalidateRememberMe: 0 }

beforeEach(() => send('POST', '/control/reset').then(() => undefined))

describe('login at the platform', () => {
  it('needs the right name and password, and is never locked', async () => {
    const own = sandbox.browser()
    const login = (username: string, password: string) =>
      own.platform('login', { username, password, rememberMe: 0 })
    for (const _attempt of [1, 2, 3, 4])
      expect(await login('ana.noua', 'gresita-1')).toEqual({ errorCode: 401, reason: 'wrong-credentials' })
    expect(await login('nimeni', 'castana-1')).toMatchObject({ reason: 'wrong-credentials' })
    expect(await own.platform('logged-in-player')).toEqual({ errorCode: 0 })
    expect(await login('Ana.Noua', 'castana-1')).toEqual({ errorCode: 0, username: 'ana.noua' })
    expect(await own.platform('logged-in-player')).toEqual({ errorCode: 0, username: 'ana.noua' })
  })

  it('without a password works in a remembered browser, for that name, for two weeks', async () => {
    const own = await loggedIn('ana.noua', 1)
    own.cookies.delete('sandbox-platform')
    const again = (username: string, rememberMe = 1) => own.platform('login', { username, rememberMe })
    expect(await again('mihai.obisnuit')).toMatchObject({ reason: 'wrong-credentials' })
    expect(await again('ana.noua')).toEqual({ errorCode: 0, username: 'ana.noua' })
    expect(await again('ana.noua')).toMatchObject({ errorCode: 0 })
    now += 14 * DAY
    expect(await again('ana.noua')).toMatchObject({ reason: 'wrong-credentials' })
  })

  it('with rememberMe 0 forgets the browser', async () => {
    const own = await loggedIn('ana.noua', 1)
    const remembered = own.cookies.get('sandbox-remember') ?? ''
    await own.login('ana.noua', 0)
    expect(own.cookies.has('sandbox-remember')).toBe(false)
    own.cookies.set('sandbox-remember', remembered)
    expect(await own.platform('login', { username: 'ana.noua', rememberMe: 0 })).toMatchObject({
      errorCode: 401,
    })
  })

  it('asks sorin for his second factor with and without a password', async () => {
    const own = sandbox.browser()
    const login = (password?: string) =>
      own.platform('login', { username: 'sorin.doifactori', password, rememberMe: 1 })
    expect(await login(passwordOf('sorin.doifactori'))).toMatchObject({ reason: 'second-factor-required' })
    expect(await login()).toMatchObject({ reason: 'second-factor-required' })
    expect(own.cookies.size).toBe(0)
  })
})

it.each(['temporary-token', 'keep-alive'])('%s needs a session', async (method) => {
  expect(await sandbox.browser().platform(method)).toEqual({ errorCode: 401, reason: 'unavailable' })
  expect(await (await loggedIn('ana.noua')).platform(method)).toMatchObject({ errorCode: 0 })
})

describe('logout from the platform', () => {
  it('ends this session and keeps the others and the remembered login', async () => {
    const [own, other] = [await loggedIn('ana.noua', 1), await loggedIn('ana.noua')]
    expect(await own.platform('logout', leaving)).toEqual({ errorCode: 0 })
    expect([...own.cookies.keys()].toSorted()).toEqual(['sandbox-gateway', 'sandbox-remember'])
    expect(await other.platform('keep-alive')).toEqual({ errorCode: 0 })
    expect(await own.platform('login', { username: 'ana.noua', rememberMe: 1 })).toMatchObject({
      errorCode: 0,
    })
  })

  it('ends all sessions and forgets the browser on request', async () => {
    const [own, other] = [await loggedIn('ana.noua', 1), await loggedIn('ana.noua')]
    const remembered = own.cookies.get('sandbox-remember') ?? ''
    await own.platform('logout', { ...leaving, allSessions: 1, invalidateRememberMe: 1 })
    expect(await other.platform('keep-alive')).toMatchObject({ errorCode: 401 })
    own.cookies.set('sandbox-remember', remembered)
    expect(await own.platform('login', { username: 'ana.noua', rememberMe: 1 })).toMatchObject({
      errorCode: 401,
    })
  })
})

it('radu changes his password by the rules and logs in with the new one', async () => {
  const own = sandbox.browser()
  const change = (newPassword: string, password = passwordOf('radu.parola')) =>
    own.platform('validate-password-change', { username: 'radu.parola', password, newPassword })
  expect(await change('noua-parola-1', 'gresita-1')).toMatchObject({ reason: 'wrong-credentials' })
  expect(await change(passwordOf('radu.parola'))).toMatchObject({ reason: 'password-same' })
  for (const weak of ['scurt-1', 'fara-cifre', '12345678'])
    expect(await change(weak), weak).toMatchObject({ reason: 'password-too-weak' })
  expect(await change('noua-parola-1')).toEqual({ errorCode: 0 })
  const old = { username: 'radu.parola', password: passwordOf('radu.parola'), rememberMe: 0 }
  expect(await own.platform('login', old)).toMatchObject({ reason: 'wrong-credentials' })
  expect((await own.login('radu.parola', 0, 'noua-parola-1')).status).toBe(200)
})

it('a new password ends remembered logins', async () => {
  const own = await loggedIn('ana.noua', 1)
  const change = { username: 'ana.noua', password: passwordOf('ana.noua'), newPassword: 'alta-parola-2' }
  expect(await own.platform('validate-password-change', change)).toEqual({ errorCode: 0 })
  expect(await own.platform('login', { username: 'ana.noua', rememberMe: 1 })).toMatchObject({
    errorCode: 401,
  })
})

describe('waiting messages', () => {
  const ids = (reply: Record<string, unknown>) => (reply.messages as { id: string }[]).map(({ id }) => id)

  it('are returned once per session, for the requested types', async () => {
    const own = await loggedIn('irina.mesaje')
    expect(ids(await own.platform('waiting-messages', { types: ['login'] }))).toEqual(['mesaj-login'])
    const others = await own.platform('waiting-messages', everything)
    expect((others.messages as { type: string }[]).map(({ type }) => type)).toEqual(
      messageTypes.filter((type) => type !== 'login'),
    )
    expect(ids(await own.platform('waiting-messages', everything))).toEqual([])
    const again = await loggedIn('irina.mesaje')
    expect(ids(await again.platform('waiting-messages', everything)).length).toBe(messageTypes.length)
    expect(await sandbox.browser().platform('waiting-messages', everything)).toMatchObject({ errorCode: 401 })
  })

  it.each([
    [true, ['active']],
    [false, []],
  ])('of a bonus go with the answer: accept %s', async (accept, statuses) => {
    const own = await loggedIn('elena.bonus')
    const reply = await own.platform('waiting-messages', everything)
    expect(reply.messages).toEqual([expect.objectContaining({ type: 'bonus', bonusId: 'bonus-nou' })])
    const confirm = () => own.platform('confirm-bonus', { bonusId: 'bonus-nou', accept })
    expect(await confirm()).toEqual({ errorCode: 0 })
    expect(await confirm()).toMatchObject({ errorCode: 404 })
    const { bonuses } = await own.read('/pams/api/v2/player/bonuses?statusFilter=all')
    const left = bonuses.filter(({ bonusId }: { bonusId: string }) => bonusId === 'bonus-nou')
    expect(left.map(({ status }: { status: string }) => status)).toEqual(statuses)
    expect(ids(await (await loggedIn('elena.bonus')).platform('waiting-messages', everything))).toEqual([])
  })

  it('about limits end when the limits are accepted', async () => {
    const own = await loggedIn('dan.limite')
    expect((await own.platform('waiting-messages', everything)).messages).toEqual([
      expect.objectContaining({ type: 'rg:limits-cool-off', displayType: 'dialog' }),
    ])
    const accept = (messageId: string) => own.platform('accept-pending-limits', { messageId })
    expect(await accept('altul')).toMatchObject({ errorCode: 404 })
    expect(await accept('mesaj-limite')).toEqual({ errorCode: 0 })
    expect(ids(await (await loggedIn('dan.limite')).platform('waiting-messages', everything))).toEqual([])
  })
})

describe('the script of the platform', () => {
  /** Runs it like a page would, with `answer` for every call. */
  async function clientOf(answer: () => Promise<Response>) {
    const code = await (await get('/platform/platform.js')).text()
    const page: { GamingPlatform?: PlatformScript } = {}
    const ask = vi.fn((_address: URL, _init: RequestInit) => answer())
    const document = { currentScript: { src: 'http://localhost/sandbox/platform/platform.js' } }
    new Function('window', 'document', 'fetch', code)(page, document, ask)
    const client = page.GamingPlatform?.init({} as never) as PlatformClient
    return { client, ask }
  }

  it('is a classic script without imports', async () => {
    const answer = await get('/platform/platform.js')
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(await answer.text()).not.toMatch(/^\s*(?:import|export)\b/m)
  })

  it('calls every method of the platform, with cookies', async () => {
    const { client, ask } = await clientOf(async () => Response.json({ errorCode: 0 }))
    for (const method of Object.keys(client) as (keyof PlatformClient)[]) {
      expect(await client[method]({} as never)).toEqual({ errorCode: 0 })
      const [address, init] = ask.mock.lastCall ?? []
      const { pathname } = new URL(address ?? '')
      expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{}' })
      const sent = await sandbox.app.request(pathname, { method: 'POST', body: '{}' })
      expect([200, 400], method).toContain(sent.status)
    }
    expect(ask.mock.calls.map(([address]) => address.pathname)).toContain(
      '/sandbox/platform/api/temporary-token',
    )
  })

  it.each([
    ['a refusal in JSON', async () => Response.json({ errorCode: 503 }, { status: 503 }), { errorCode: 503 }],
    ['no body', async () => new Response(null), undefined],
    ['a page', async () => new Response('<h1>Revenim imediat</h1>', { status: 502 }), undefined],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('gives what there is to read: %s', async (_what, answer, reply) => {
    const { client } = await clientOf(answer)
    expect(await client.keepAlive()).toEqual(reply)
  })
})
