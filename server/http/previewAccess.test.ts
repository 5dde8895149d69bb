import { Hono } from 'hono'
import { sign } from 'hono/jwt'
import { expect, test, vi } from 'vitest'
import { createLimiter } from './limiter.ts'
import { createPasswordCheck, MAX_WRONG_TRIES } from './passwordCheck.ts'
import { previewAccess, previewAccessRoutes } from './previewAccess.ts'
import { behind } from './proxy.ts'

const SITE = 'https://arama.example'
const SECRET = 'secretul-redactorilor'
const DAY = 24 * 60 * 60

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const pass = (claims: object = {}, secret = SECRET) =>
  sign({ aud: 'preview', sub: 'shared', exp: inSeconds(DAY), ...claims }, secret, 'HS256')

/** A site behind a proxy that ends TLS; its pages answer with their address. */
function site({ secret }: { secret: string | undefined } = { secret: SECRET }) {
  const options = {
    secret,
    gate: createPasswordCheck(secret, createLimiter(MAX_WRONG_TRIES)),
    isPreview: ({ pathname }: URL) => pathname.startsWith('/preview'),
    ancestors: "'self' https://cms.example",
  }
  const app = new Hono()
    .use(behind(1), previewAccess(options))
    .route('/api/preview', previewAccessRoutes(options))
    .get('*', (context) => context.text(context.req.path))
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'arama.example' }
  const ask = (path: string, cookie = '', init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { ...proxied, ...(cookie && { cookie }), ...init.headers } })
  const enter = (key: string, to = '/preview/promotii') =>
    ask('/api/preview/entry', '', { method: 'POST', body: new URLSearchParams({ key, to }) })
  const share = (cookie: string, body: unknown = { days: 7 }, origin = SITE) =>
    ask('/api/preview/links', cookie, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ask, enter, share }
}

/** The cookie that a response stores, as the browser sends it back. */
const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

test('CMS-04 without a secret in the settings every visitor reads drafts, and there is nothing to share', async () => {
  const { ask, share } = site({ secret: undefined })
  expect(await (await ask('/preview/promotii')).text()).toBe('/preview/promotii')
  expect(await (await ask('/api/preview/access')).json()).toEqual({ kind: 'open' })
  expect((await share('')).status).toBe(404)
})

test('CMS-04 with a secret preview asks for a key, its data are refused, and the public site stays open', async () => {
  const { ask } = site()
  const page = await ask('/preview/promotii?la=2026-12-01T10:00')
  expect([page.status, page.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://cms.example")
  const text = await page.text()
  expect(text).toContain('Previzualizarea este închisă')
  expect(text).toContain('value="/preview/promotii?la=2026-12-01T10:00"')
  expect((await ask('/preview/promotii.data')).status).toBe(401)
  expect(await (await ask('/api/preview/access')).json()).toEqual({ kind: 'closed' })
  expect((await ask('/promotii')).status).toBe(200)
})

test('CMS-04 the right key opens preview for 12 hours, and leads to the page that was asked for', async () => {
  const { ask, enter } = site()
  const entered = await enter(SECRET)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/preview/promotii'])
  const stored = entered.headers.get('set-cookie') ?? ''
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
    expect(stored).toContain(attribute)
  const cookie = cookieOf(entered)
  expect((await ask('/preview/promotii', cookie)).status).toBe(200)
  expect(await (await ask('/api/preview/access', cookie)).json()).toEqual({ kind: 'editor' })
  vi.useFakeTimers({ now: Date.now() + 13 * 60 * 60 * 1000, toFake: ['Date'] })
  expect((await ask('/preview/promotii', cookie)).status).toBe(401)
  vi.useRealTimers()
})

test('CMS-04 a wrong key is refused in words, and after five even the right one waits', async () => {
  const { enter } = site()
  for (let count = 0; count < MAX_WRONG_TRIES; count += 1) {
    const refused = await enter('gresit')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect(await refused.text()).toContain('Cheia nu este bună')
  }
  const late = await enter(SECRET)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
})

test.each(['https://evil.example/preview', '//evil.example', '/promotii', '/preview/../contul-meu', ''])(
  'CMS-04 the key never leads out of preview: %j',
  async (to) => {
    expect((await site().enter(SECRET, to)).headers.get('location')).toBe('/preview')
  },
)

test('CMS-04 the address that an editor asked for cannot add to the form', async () => {
  const text = await (await site().ask('/preview?"><script>alert(1)</script>')).text()
  expect(text).not.toContain('<script>')
})

test('CMS-04 an editor makes a link that opens preview, reads only, and expires', async () => {
  const { ask, enter, share } = site()
  const made = await share(cookieOf(await enter(SECRET)))
  const { token, until } = await made.json()
  expect(made.status).toBe(200)
  expect(Math.round((Date.parse(until) - Date.now()) / 1000 / DAY)).toBe(7)
  const opened = await ask(`/preview/promotii?la=2026-12-01T10:00&acces=${token}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    '/preview/promotii?la=2026-12-01T10%3A00',
  ])
  const cookie = cookieOf(opened)
  expect((await ask('/preview/promotii', cookie)).status).toBe(200)
  expect(await (await ask('/api/preview/access', cookie)).json()).toEqual({ kind: 'shared', until })
  expect((await share(cookie)).status).toBe(403)
})

test.each<[string, () => Promise<string>]>([
  ['expired', () => pass({ exp: inSeconds(-1) })],
  ['without an end', () => pass({ exp: undefined })],
  ['for another purpose', () => pass({ aud: 'content' })],
  ['of another kind', () => pass({ sub: 'admin' })],
  ['signed with another secret', () => pass({}, 'alt secret, la fel de lung')],
  ['unsigned', async () => `${btoa('{"alg":"none","typ":"JWT"}')}.${(await pass()).split('.')[1]}.`],
  ['cut', async () => (await pass()).slice(0, -1)],
  ['empty', async () => ''],
])('CMS-04 a link that is %s opens nothing', async (_how, token) => {
  const response = await site().ask(`/preview?acces=${await token()}`)
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
  expect(await response.text()).toContain('Legătura a expirat sau nu este întreagă')
})

test('CMS-04 an editor who opens a shared link stays an editor', async () => {
  const { ask, enter } = site()
  const opened = await ask(`/preview?acces=${await pass()}`, cookieOf(await enter(SECRET)))
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([302, null])
})

test('CMS-04 links are made for our own pages alone, for a known number of days', async () => {
  const { enter, share } = site()
  const cookie = cookieOf(await enter(SECRET))
  expect((await share(cookie, { days: 7 }, 'https://evil.example')).status).toBe(403)
  for (const days of [0, 365, '7']) expect((await share(cookie, { days })).status).toBe(400)
})
