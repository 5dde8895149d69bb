import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForExternalLogins } from './externalLogins.ts'

const OURS = 'https://account.example'
const heard = { onLogin: vi.fn(), onLogout: vi.fn(), onReturn: vi.fn() }
let stop: () => void
beforeEach(() => {
  stop = listenForExternalLogins({ origins: new Set([OURS, location.origin]), ...heard })
})
afterEach(() => {
  stop()
  vi.resetAllMocks()
})

const frame = document.body.appendChild(document.createElement('iframe'))
const inner = frame.contentDocument?.body.appendChild(document.createElement('iframe'))

/** Dispatches a message that comes from `source`; jsdom has no windows other than frames. */
function post(data: unknown, origin = OURS, source: unknown = frame.contentWindow) {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  dispatchEvent(event)
}

/** Another window of the browser, with the given opener. */
function windowBeside(own: { opener: unknown; closed?: boolean }) {
  const beside = { closed: false, ...own, parent: {} }
  beside.parent = beside
  return beside
}
const calls = () => Object.values(heard).map(({ mock }) => mock.calls.length)
const login = { type: 'arama:login', product: 'casino' }

test.each(['casino', 'virtuals'])('AUT-04 a login message of %s restores the session', (product) => {
  post({ ...login, product })
  expect(calls()).toEqual([1, 0, 0])
})

test.each<[string, unknown, string?]>([
  ['from another site', login, 'https://evil.example'],
  ['from a subdomain', login, 'https://x.account.example'],
  ['from the same host without TLS', login, 'http://account.example'],
  ['from a sandboxed frame', login, 'null'],
  ['of another product', { ...login, product: 'poker' }],
  ['of another type', { ...login, type: 'login' }],
  ['of a game', { type: 'arama:game', event: 'ready' }],
  ['that is text', JSON.stringify(login)],
  ['that is nothing', null],
])('AUT-04 a message %s is passed over', (_what, data, origin) => {
  post(data, origin)
  expect(calls()).toEqual([0, 0, 0])
})

test.each([
  ['a frame', () => frame.contentWindow, 1],
  ['a frame in a frame', () => inner?.contentWindow, 1],
  ['a window that this page opened', () => windowBeside({ opener: window }), 1],
  ['a window that has closed', () => windowBeside({ opener: null, closed: true }), 1],
  ['a window opened by another page', () => windowBeside({ opener: {} }), 0],
  ['a window that opened this page', () => windowBeside({ opener: null }), 0],
  ['the page itself', () => window, 0],
  ['nowhere', () => null, 0],
  ['a worker', () => new MessageChannel().port1, 0],
])('AUT-04 a login that %s tells of from the right origin', (_what, source, times) => {
  post(login, OURS, source())
  expect(calls()).toEqual([times, 0, 0])
})

test('AUT-04 the content of a login message is not used', () => {
  post({ ...login, username: 'ana', token: 'x' })
  expect(heard.onLogin.mock.calls).toEqual([[]])
})

test('AUT-04 the window event of a logout logs out', () => {
  dispatchEvent(new Event('account-logged-out'))
  expect(calls()).toEqual([0, 1, 0])
})

test.each([
  [true, 1],
  [false, 0],
])('a page that comes back from the browser’s own cache (%s) is looked at anew', (persisted, times) => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  expect(calls()).toEqual([0, 0, times])
})

test('a stopped listener handles no message', () => {
  stop()
  post(login)
  dispatchEvent(new Event('account-logged-out'))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(calls()).toEqual([0, 0, 0])
})
