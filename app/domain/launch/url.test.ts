// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game, Provider } from '#app/api/contract/casino.ts'
import { clientPlatformOf, fillTemplate, type LaunchValues } from './template.ts'
import { launchUrlFrom, launchUrlOf, type PlayerToken } from './url.ts'

const provider: Provider = {
  id: 'p',
  slug: 'p',
  name: 'P',
  games: [],
  launchUrl: '/real?g={gameCode}&p={clientPlatform}&l={languageCode}&u={playerId}&t={tempToken}',
  launchUrlDemo: '/demo/{gameCode}?p={clientPlatform}',
  launchUrlMobile: 'https://m.example/real/{gameCode}?t={tempToken}',
  launchUrlDemoMobile: 'https://m.example/demo/{gameCode}',
}
const live: Provider = {
  ...provider,
  launchUrls: [
    { type: 'real', channels: ['LiveDesktop'], launchUrl: '/masa?g={gameCode}&t={tempToken}' },
    { type: 'real', channels: ['LiveMobile'], launchUrl: '/masa-m?g={gameCode}&t={tempToken}' },
    { type: 'demo', channels: ['LiveDesktop', 'LiveMobile'], launchUrl: '/privire/{gameCode}' },
  ],
}
const token = { playerId: 'ana@x', tempToken: 'a/b+c' }
const slot = { gameCode: 'diamant-40', type: 'Slot' } as const
const table = { gameCode: 'ruleta', type: 'Live' } as const

type Row = [
  what: string,
  game: Pick<Game, 'gameCode' | 'type'>,
  provider: Provider,
  mode: 'real' | 'demo',
  platform: 'web' | 'mobile',
  url: string,
]
test.each<Row>([
  ['a slot', slot, provider, 'real', 'web', '/real?g=diamant-40&p=web&l=ro&u=ana%40x&t=a%2Fb%2Bc'],
  ['a demo', slot, provider, 'demo', 'web', '/demo/diamant-40?p=web'],
  ['a slot', slot, provider, 'real', 'mobile', 'https://m.example/real/diamant-40?t=a%2Fb%2Bc'],
  ['a demo', slot, provider, 'demo', 'mobile', 'https://m.example/demo/diamant-40'],
  ['a live game', table, live, 'real', 'web', '/masa?g=ruleta&t=a%2Fb%2Bc'],
  ['a live game', table, live, 'real', 'mobile', '/masa-m?g=ruleta&t=a%2Fb%2Bc'],
  ['a live demo', table, live, 'demo', 'mobile', '/privire/ruleta'],
  ['a table game', { ...table, type: 'Table' }, live, 'demo', 'web', '/privire/ruleta'],
  ['a slot of a live studio', slot, live, 'demo', 'web', '/demo/diamant-40?p=web'],
  ['a live game without live addresses', table, provider, 'demo', 'web', '/demo/ruleta?p=web'],
])('LCH-03 %s has its address by mode and platform', (_what, game, provider, mode, platform, url) => {
  expect(launchUrlOf({ game, provider, mode, platform, languageCode: 'ro', token })).toEqual({ url })
})

const without = (...names: (keyof Provider)[]): Provider => ({
  ...provider,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
})
const withReal = (launchUrl: string): Provider => ({ ...provider, launchUrl, launchUrlDemo: launchUrl })

type Missing = [what: string, provider: Provider, token: PlayerToken | undefined, real: string, demo: string]
test.each<Missing>([
  ['no address', without('launchUrl', 'launchUrlDemo'), token, 'real-url-is-missing', 'demo-url-is-missing'],
  ['empty addresses', withReal(''), token, 'real-url-is-missing', 'demo-url-is-missing'],
  [
    'a script',
    withReal('javascript:alert("{gameCode}")'),
    token,
    'real-url-is-missing',
    'demo-url-is-missing',
  ],
  ['a word as scheme', withReal('{gameCode}:alert(1)'), token, 'real-url-is-missing', 'demo-url-is-missing'],
  [
    'another host by slashes',
    withReal('//evil.example/x'),
    token,
    'real-url-is-missing',
    'demo-url-is-missing',
  ],
  [
    'a word in the host',
    withReal('https://{gameCode}/x'),
    token,
    'real-url-is-missing',
    'demo-url-is-missing',
  ],
  ['neither address nor token', withReal(''), undefined, 'real-url-is-missing', 'demo-url-is-missing'],
  ['no token', provider, undefined, 'invalid-game-session', ''],
  ['an empty token', provider, { playerId: 'ana', tempToken: '' }, 'invalid-game-session', ''],
  ['a token without its player', provider, { tempToken: 't' }, 'invalid-game-session', ''],
  ['an error beside the token', provider, { ...token, errorCode: 'EXPIRED' }, 'invalid-game-session', ''],
  ['no error, as 0', provider, { ...token, errorCode: 0 }, '', ''],
  ['no error, as null', provider, { ...token, errorCode: null }, '', ''],
])('LCH-04 with %s the error is the right one', (_what, provider, token, real, demo) => {
  for (const [mode, key] of [
    ['real', real],
    ['demo', demo],
  ] as const) {
    const found = launchUrlOf({ game: slot, provider, mode, platform: 'web', languageCode: 'ro', token })
    expect(found.error).toBe(key ? `errors.${key}` : undefined)
    expect(found.url === undefined).toBe(key !== '')
  }
})

test.each([
  ['no token', undefined, 'missing'],
  ['a token without its player', { tempToken: 't' }, 'missing'],
  ['an error instead of a token', { playerId: 'ana', errorCode: 7 }, 'error-code'],
  ['an error beside the token', { ...token, errorCode: 'EXPIRED' }, 'error-code'],
])('LCH-04 %s is told by what is wrong with it', (_what, given, trouble) => {
  const found = launchUrlOf({
    game: slot,
    provider,
    mode: 'real',
    platform: 'web',
    languageCode: 'ro',
    token: given,
  })
  expect(found).toEqual({ error: 'errors.invalid-game-session', trouble })
})

test('LCH-03 a demo never gets the player or the token, with any template', () => {
  const templates = { web: '/demo?u={playerId}&t={tempToken}' }
  const wanted = { gameCode: 'x', mode: 'demo', platform: 'web', languageCode: 'ro', token } as const
  expect(launchUrlFrom(templates, wanted)).toEqual({ url: '/demo?u=&t=' })
})

test('LCH-06 a touch device is mobile, any other web', () => {
  expect([clientPlatformOf(true), clientPlatformOf(false)]).toEqual(['mobile', 'web'])
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...['..', '.', '%2e%2e', '/..', '//evil.example', '\\\\evil', 'a&b=c', '#', '?', ''],
    ...['{tempToken}', '{gameCode}', '\ud800', 'https://evil.example', 'javascript:alert(1)', '$&', '$1'],
  ),
)
const values: fc.Arbitrary<LaunchValues> = fc.record({
  gameCode: nasty,
  clientPlatform: fc.constantFrom('web', 'mobile'),
  languageCode: nasty,
  playerId: nasty,
  tempToken: nasty,
})

test('LCH-03 in a query every value arrives unchanged, and nothing else', () => {
  const template =
    'https://host.example/a/b?g={gameCode}&p={clientPlatform}&l={languageCode}&u={playerId}&t={tempToken}#z'
  fc.assert(
    fc.property(values, (given) => {
      const url = new URL(fillTemplate(template, given) ?? '')
      expect(url.origin + url.pathname + url.hash).toBe('https://host.example/a/b#z')
      const { gameCode, clientPlatform, languageCode, playerId = '', tempToken = '' } = given
      const texts = [gameCode, clientPlatform, languageCode, playerId, tempToken]
      expect([...url.searchParams]).toEqual(
        ['g', 'p', 'l', 'u', 't'].map((name, place) => [name, texts[place]?.toWellFormed()]),
      )
    }),
    { numRuns: 1000 },
  )
})

test('LCH-03 no value can change its segment, its host or the site; such a value is refused', () => {
  const templates = fc.constantFrom(
    '/play/{gameCode}/{playerId}?t={tempToken}',
    '/play/{gameCode}{tempToken}/x',
    '/play/.{gameCode}/x/{playerId}',
    'https://host.example/{languageCode}/{gameCode}/x#{tempToken}',
    'https://{gameCode}.example/',
    '{gameCode}',
    '/{gameCode}',
  )
  fc.assert(
    fc.property(templates, values, (template, given) => {
      const url = fillTemplate(template, given)
      if (url === undefined) return
      const harmless = template.replaceAll(/\{\w+\}/g, 'x')
      for (const base of ['https://one.invalid', 'https://two.invalid']) {
        const [filled, plain] = [new URL(url, base), new URL(harmless, base)]
        expect(filled.origin).toBe(plain.origin)
        const [segments, expected] = [filled.pathname.split('/'), plain.pathname.split('/')]
        expect(segments.length).toBe(expected.length)
        for (const [place, segment] of expected.entries())
          if (!segment.includes('x')) expect(segments[place]).toBe(segment)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [
    'that names them gets theme, motion and sound',
    '/d?t={theme}&m={motion}&s={sound}',
    '/d?t=light&m=quiet&s=on',
  ],
  ['that names none gets none', '/demo?g={gameCode}', '/demo?g=x'],
])('LCH-03 a template %s', (_what, web, url) => {
  const wanted = { gameCode: 'x', mode: 'demo', platform: 'web', languageCode: 'ro' } as const
  expect(
    launchUrlFrom({ web }, { ...wanted, look: { theme: 'light', motion: 'quiet', sound: 'on' } }),
  ).toEqual({ url })
})

test('without a look its words are empty, and no reason to refuse a game', () => {
  const wanted = { gameCode: 'x', mode: 'demo', platform: 'web', languageCode: 'ro' } as const
  expect(launchUrlFrom({ web: '/demo?t={theme}&g={gameCode}' }, wanted)).toEqual({ url: '/demo?t=&g=x' })
})
