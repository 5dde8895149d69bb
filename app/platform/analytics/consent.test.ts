import { afterEach, expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = 'consent=; Path=/; Max-Age=0'
})

const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('arama:consent', { detail }))

test.each([
  ['granted', 'consent=granted', 'granted'],
  ['denied, among others', 'a=1; consent=denied; b=2', 'denied'],
  ['nothing', '', undefined],
  ['an unknown value', 'consent=yes', undefined],
  ['a cookie whose name only ends like it', 'noconsent=granted', undefined],
])('ANA-03 a browser that keeps %s', (_what, cookie, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  expect(createConsent().getSnapshot()).toBe(expected)
})

test('ANA-03 COO-01 the answer is kept for 180 days, for the whole site, and not sent across sites', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  const consent = createConsent()
  consent.set('granted')
  expect(cookie).toHaveBeenCalledWith('consent=granted; Path=/; Max-Age=15552000; SameSite=Lax')
  vi.stubGlobal('location', { protocol: 'https:' })
  consent.set('denied')
  expect(cookie).toHaveBeenLastCalledWith('consent=denied; Path=/; Max-Age=15552000; SameSite=Lax; Secure')
})

test('ANA-03 the next visit finds the answer of this one', () => {
  createConsent().set('denied')
  expect(createConsent().getSnapshot()).toBe('denied')
})

test('ANA-03 the window’s event is handled until it is unsubscribed; other details are ignored', () => {
  const consent = createConsent()
  const heard = vi.fn()
  consent.subscribe(heard)
  const stop = consent.listen()
  for (const wrong of ['yes', true, null, { granted: true }]) say(wrong)
  window.dispatchEvent(new Event('arama:consent'))
  expect(consent.getSnapshot()).toBeUndefined()
  say('granted')
  say('granted')
  expect(consent.getSnapshot()).toBe('granted')
  expect(heard).toHaveBeenCalledOnce()
  stop()
  say('denied')
  expect(consent.getSnapshot()).toBe('granted')
})

test('ANA-03 an unsubscribed listener is not called', () => {
  const consent = createConsent()
  const heard = vi.fn()
  consent.subscribe(heard)()
  consent.set('granted')
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['nothing', ''],
  ['a yes', 'consent=granted'],
])('ANA-03 Global Privacy Control is a no in a browser that keeps %s', (_what, cookie) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  const written = vi.spyOn(document, 'cookie', 'set')
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  const consent = createConsent()
  expect(consent.getSnapshot()).toBe('denied')
  consent.set('granted')
  expect(consent.getSnapshot()).toBe('denied')
  expect(written).toHaveBeenCalledWith(expect.stringContaining('consent=denied'))
})

test('ANA-03 a browser without Global Privacy Control is asked', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  vi.stubGlobal('navigator', { globalPrivacyControl: false })
  expect(createConsent().getSnapshot()).toBeUndefined()
})

test('ANA-03 the server knows no consent', () => {
  vi.stubGlobal('document', undefined)
  expect(createConsent().getSnapshot()).toBeUndefined()
})
