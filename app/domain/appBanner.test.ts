// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BannerFacts, osOf, showsBanner, storeOf } from './appBanner.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  [
    'a phone with Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36',
    0,
    'android',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    5,
    'ios',
  ],
  ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Version/12.0 Safari/604.1', 5, 'ios'],
  ['an iPad that identifies as a Mac', mac, 5, 'ios'],
  ['a Mac', mac, 0, undefined],
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 10, undefined],
  ['a Windows phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia) like iPhone OS', 5, undefined],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 Safari/537.36', 0, undefined],
  ['nothing', '', 0, undefined],
])('BAN-01 the system of %s is told by its user agent', (_what, userAgent, touchPoints, expected) => {
  expect(osOf(userAgent, touchPoints)).toBe(expected)
})

const shown: BannerFacts = {
  embedded: false,
  os: 'android',
  configured: ['android'],
  isMobile: true,
  dismissed: false,
}

test.each<[string, Partial<BannerFacts>, boolean]>([
  ['everything fits', {}, true],
  [
    'the list is written as the systems write themselves',
    { os: 'ios', configured: ['Android', ' iOS '] },
    true,
  ],
  ['the site is embedded', { embedded: true }, false],
  ['the system is not in the list', { os: 'ios' }, false],
  ['the list is empty', { configured: [] }, false],
  ['the system is unknown', { os: undefined, configured: ['android', 'undefined'] }, false],
  ['the device is not mobile', { isMobile: false }, false],
  ['it was closed before', { dismissed: true }, false],
])('BAN-01 whether the app is offered when %s', (_when, facts, expected) => {
  expect(showsBanner({ ...shown, ...facts })).toBe(expected)
})

test('BAN-01 a single reason against the banner hides it', () => {
  const system = fc.constantFrom('android' as const, 'ios' as const)
  const facts = fc.record({
    embedded: fc.boolean(),
    os: fc.option(system, { nil: undefined }),
    configured: fc.array(fc.constantFrom('android', 'iOS', 'tizen')),
    isMobile: fc.boolean(),
    dismissed: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const names = given.configured.map((name) => name.toLowerCase())
      const against = [
        given.embedded,
        given.dismissed,
        !given.isMobile,
        given.os === undefined || !names.includes(given.os),
      ]
      expect(showsBanner(given)).toBe(!against.includes(true))
    }),
  )
})

test.each([
  ['Google Play', 'android', 'https://play.google.com/store/apps/details?id=ro.arama'],
  ['App Store', 'ios', 'https://apps.apple.com/ro/app/arama/id1'],
] as const)('BAN-01 the banner leads to %s', (name, os, href) => {
  const apps = os === 'android' ? { google: href } : { apple: href }
  expect(storeOf(os, apps)).toEqual({ name, href })
  expect(storeOf(os === 'android' ? 'ios' : 'android', apps)).toBeUndefined()
})

test.each(['javascript:alert(1)', '/aplicatie', '//evil.example', 'https://a:b@c.example', ''])(
  'BAN-01 %j is no address of a store',
  (google) => {
    expect(storeOf('android', { google })).toBeUndefined()
  },
)
