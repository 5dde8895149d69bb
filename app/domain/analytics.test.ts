// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, type RouteName, routePatterns } from './addresses.ts'
import { contentView, isPageChange, navigationEvent, type Trail, trailAfter, trailOf } from './analytics.ts'
import { withPreview } from './preview.ts'

const names = Object.keys(routePatterns) as RouteName[]
const slug = fc.stringMatching(/^[a-z0-9]{1,6}$/)
/** An address of each kind, with its name. */
const page = fc.tuple(fc.constantFrom(...names), slug, fc.boolean()).map(([name, value, preview]) => {
  const own = addressOf(name as 'games-game', { game: value, slug: value } as { game: string })
  return { name, own, preview, path: withPreview(own, preview) }
})

test.each([
  ['the lobby', '/', 'lobby', {}],
  ['the bare preview', '/preview', 'lobby', {}],
  ['a list', '/toate-jocurile', 'all-games', {}],
  ['a list in preview', '/preview/toate-jocurile', 'all-games', {}],
  ['a category', '/categorii/sloturi-noi', 'categories-slug', { slug: 'sloturi-noi' }],
  ['a game', '/joc/diamant-40', 'games-game', { game: 'diamant-40' }],
  ['a game that is played', '/preview/play/diamant-40/demo', 'play-game-demo', { game: 'diamant-40' }],
  ['an unknown address', '/nu-exista', 'not-found', {}],
])('ANA-01 a view of %s is named by its route', (_what, path, name, params) => {
  expect(contentView(path, '?ordine=rtp&lang=ro')).toEqual({
    event: 'content-view',
    path,
    view_name: name,
    params,
    query: { ordine: 'rtp', lang: 'ro' },
  })
})

test('ANA-01 every named route is its own view, in preview too', () => {
  fc.assert(
    fc.property(page, ({ name, path }) => {
      expect(contentView(path, '').view_name).toBe(name)
    }),
  )
})

test.each([
  ['the two words', '?username=ana&token=abc', {}],
  ['other spellings', '?UserName=ana&user_name=ana&TOKEN=abc', {}],
  ['their relatives', '?tempToken=abc&password=abc&secret=abc', {}],
  ['words inside an address', '?back_url=%2Fx%3Fusername%3Dana%26token%3Dabc', {}],
  ['words inside an encoded address', '?back_url=%252Fx%253Ftoken%253Dabc', {}],
  ['what is no credential', '?app=vegas&utm_source=scrisoare', { app: 'vegas', utm_source: 'scrisoare' }],
  ['an unknown parameter', '?q=diamant&nume=ana', {}],
  ['an e-mail in a known name', '?utm_source=ana%40exemplu.ro&utm_medium=ana%2540x', {}],
  ['a number of a person', '?utm_campaign=2960101223344', {}],
  ['a value without end', `?utm_source=${'x'.repeat(61)}`, {}],
])('CTX-02 ANA-03 no credentials are reported: %s', (_what, search, expected) => {
  expect(contentView('/', search).query).toEqual(expected)
})

test('CTX-02 ANA-03 credentials anywhere in the query never reach the event', () => {
  const other = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{0,8}$/))
  const mine = fc.constantFrom('username', 'token').map((name) => [name, 'GEHEIM'] as [string, string])
  fc.assert(
    fc.property(fc.array(fc.oneof(other, mine)), (pairs) => {
      const event = contentView('/', `?${new URLSearchParams(pairs)}`)
      expect(JSON.stringify(event)).not.toContain('GEHEIM')
    }),
  )
})

test.each([
  ['a game and its demo', '/joc/x', '/play/x/demo', true],
  ['a demo and its real game', '/play/x/demo', '/play/x/real', false],
  ['two games that are played', '/play/x/demo', '/play/y/demo', false],
  ['all games and one of them played', '/toate-jocurile', '/play/y/demo', false],
  ['all live games and one of them played', '/cazinou-live/toate-jocurile', '/play/y/demo', true],
  ['two categories', '/categorii/a', '/categorii/b', true],
  ['a path and its closing slash', '/colectii', '/colectii/', false],
  ['a page and its draft', '/colectii', '/preview/colectii', true],
  ['the start page', '/', '/', false],
  ['two unknown addresses', '/nu', '/nici', true],
])('RTE-14 page change between %s: %s → %s', (_what, from, to, expected) => {
  expect(isPageChange(from, to)).toBe(expected)
  expect(isPageChange(to, from)).toBe(expected)
})

test('RTE-14 playing and all games are one page, other pages differ by path and edition', () => {
  const together = ['play-game-demo', 'play-game-real', 'all-games']
  fc.assert(
    fc.property(page, page, (a, b) => {
      const same = a.own === b.own || (together.includes(a.name) && together.includes(b.name))
      expect(isPageChange(a.path, b.path)).toBe(!(same && a.preview === b.preview))
    }),
  )
})

test.each([
  ['a menu of the casino', '/colectii', '/jackpots', { origin: 'casino', route_name: 'jackpots' }],
  ['a menu of the live casino', '/cazinou-live', '/', { origin: 'live_casino', route_name: 'lobby' }],
  [
    'a menu in preview',
    '/preview/cazinou-live',
    '/preview/jackpots?embed=true',
    { origin: 'live_casino', route_name: 'jackpots' },
  ],
])('ANA-02 a press in %s tells where from and where to', (_what, path, href, expected) => {
  expect(navigationEvent(path, href)).toEqual({ event: 'casino_navigation', ...expected })
})

test.each(['https://alt.example/', '/sandbox/prematch', '#sus', 'tel:0800'])(
  'ANA-02 a press on %s is no navigation of ours',
  (href) => {
    expect(navigationEvent('/', href)).toBeUndefined()
  },
)

test('LCH-08 the trail is the last two pages, without pages of a running game', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 12 }), (visits) => {
      const pages = visits.filter(({ name }) => !name.startsWith('play-')).map(({ path }) => path)
      const changes = pages.filter((path, index) => index === 0 || isPageChange(pages[index - 1] ?? '', path))
      const trail = visits.reduce<Trail>((so, { path }) => trailAfter(so, path), {})
      expect(trail.on).toBe(pages.at(-1))
      expect(trail.from).toBe(changes.at(-2))
    }),
  )
})

test('LCH-08 returning from a game to its list adds no page to the trail', () => {
  const visits = ['/', '/toate-jocurile', '/play/diamant-40/demo', '/toate-jocurile', '/toate-jocurile/']
  expect(visits.reduce(trailAfter, {})).toEqual({ on: '/toate-jocurile/', from: '/' })
})

test('ANA-03 a path contains no personal data either', () => {
  expect(contentView('/joc/ana@exemplu.ro', '').path).toBe('/joc/…')
  expect(contentView(`/joc/${'x'.repeat(200)}`, '').path).toBe('/joc/…')
  expect(contentView('/joc/diamant-40', '').path).toBe('/joc/diamant-40')
})

test('LCH-08 the title is that of the page under a running game', () => {
  const pages = [
    { pathname: '/', title: 'Cazino' },
    { pathname: '/jackpots/foc-de-arama' },
    { pathname: '/jackpots/foc-de-arama', title: 'Foc de Aramă' },
    { pathname: '/play/diamant-40/demo', title: 'Diamant 40' },
  ]
  expect(trailOf(pages)).toEqual({ on: '/jackpots/foc-de-arama', from: '/', title: 'Foc de Aramă' })
  expect(trailOf([])).toEqual({})
})
