// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from './addresses.ts'
import { isRouteName, matchAt } from './routeMatch.ts'

test.each([
  ['/', 'lobby', {}],
  ['/toate-jocurile', 'all-games', {}],
  ['/utilizator/preferate', 'user-my-games', {}],
  ['/utilizator/oglinda', 'user-mirror', {}],
  ['/utilizator/jucate-recent', 'user-slug', { slug: 'jucate-recent' }],
  ['/cazinou-live/utilizator/preferate', 'live-casino-user-my-games', {}],
  ['/play/diamant-40/demo', 'play-game-demo', { game: 'diamant-40' }],
])('RTE-01 RTE-05 %s is the place %s', (pathname, name, params) => {
  expect(matchAt(pathname)).toEqual({ name, params })
})

test.each(['/nu-exista', '/joc', '/joc/a/b', '/joc/%E0%A4%A', '//evil.example', '/play/x/altceva'])(
  '%s is no place',
  (pathname) => expect(matchAt(pathname)).toBeUndefined(),
)

test('RTE-05 an address with any param is matched with that param', () => {
  const param = fc.string({ minLength: 1 }).filter((text) => !/^\.+$/.test(text) && text.isWellFormed())
  fc.assert(
    fc.property(param, (game) => {
      expect(matchAt(addressOf('games-game', { game }))).toEqual({ name: 'games-game', params: { game } })
    }),
  )
})

test.each([
  ['lobby', true],
  ['__proto__', false],
  ['toString', false],
])('%s is a route name: %s', (name, expected) => expect(isRouteName(name)).toBe(expected))
