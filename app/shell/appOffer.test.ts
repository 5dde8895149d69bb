import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const settings = {
  downloadNativeAppBanner: ['android'],
  apps: { google: 'https://play.google.com/store/apps/details?id=ro.arama' },
}
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36'

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = 'native-banner=; Path=/; Max-Age=0'
})

async function offerAt(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  return import('./appOffer.ts')
}

test('BAN-01 a phone with a configured system gets the offer of its store', async () => {
  const { appOffer } = await offerAt('/')
  expect(appOffer(settings)).toEqual({ name: 'Google Play', href: settings.apps.google })
  expect(appOffer({ ...settings, apps: {} })).toBeUndefined()
  expect(appOffer({ ...settings, downloadNativeAppBanner: [] })).toBeUndefined()
})

test.each([
  ['inside another site', '/?embed=true'],
  ['inside the app', '/?nativeapp=1'],
])('BAN-01 %s nothing is offered', async (_where, address) => {
  const { appOffer } = await offerAt(address)
  expect(appOffer(settings)).toBeUndefined()
})

test('BAN-01 a device with a mouse gets no offer', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { appOffer } = await offerAt('/')
  expect(appOffer(settings)).toBeUndefined()
})

test('BAN-01 COO-01 a closed offer returns after 30 days', async () => {
  const { appOffer, dismissAppOffer } = await offerAt('/')
  const cookie = vi.spyOn(document, 'cookie', 'set')
  dismissAppOffer()
  expect(cookie).toHaveBeenCalledWith('native-banner=1; Path=/; Max-Age=2592000; SameSite=Lax')
  expect(appOffer(settings)).toBeUndefined()
})
