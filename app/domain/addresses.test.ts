// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf } from './addresses.ts'

const slug = { slug: 'sloturi-noi' }
const game = { game: 'diamant-40' }

// The second column is copied from the route table of S1 2.2, not from the code.
test.each([
  ['casino lobby', addressOf('lobby'), '/'],
  ['winners', addressOf('winners'), '/invingatori'],
  ['recent winners', addressOf('winners-recent'), '/invingatori/recente'],
  ['jackpot winners', addressOf('winners-jackpot'), '/invingatori/jackpot'],
  ['hall of fame', addressOf('winners-hall-of-fame'), '/invingatori/hol-de-faima'],
  ['all games', addressOf('all-games'), '/toate-jocurile'],
  ['live lobby', addressOf('live-casino'), '/cazinou-live'],
  ['all live games', addressOf('live-casino-all-games'), '/cazinou-live/toate-jocurile'],
  ['live favourites', addressOf('live-casino-user-my-games'), '/cazinou-live/utilizator/preferate'],
  ['a live list', addressOf('live-casino-user-slug', slug), '/cazinou-live/utilizator/sloturi-noi'],
  ['a live category', addressOf('live-casino-categories-slug', slug), '/cazinou-live/categorii/sloturi-noi'],
  ['a content page', addressOf('page-slug', slug), '/pagina/sloturi-noi'],
  ['tournaments', addressOf('tournaments'), '/turnee'],
  ['favourites', addressOf('user-my-games'), '/utilizator/preferate'],
  ['the mirror', addressOf('user-mirror'), '/utilizator/oglinda'],
  ['own games', addressOf('user-games'), '/utilizator/jocurile-mele'],
  ['a list of the player', addressOf('user-slug', slug), '/utilizator/sloturi-noi'],
  ['a game', addressOf('games-game', game), '/joc/diamant-40'],
  ['jackpots', addressOf('jackpots'), '/jackpots'],
  ['a jackpot', addressOf('jackpots-slug', slug), '/jackpots/sloturi-noi'],
  ['providers', addressOf('providers'), '/furnizori'],
  ['a provider', addressOf('providers-slug', slug), '/furnizori/sloturi-noi'],
  ['demo play', addressOf('play-game-demo', game), '/play/diamant-40/demo'],
  ['real play', addressOf('play-game-real', game), '/play/diamant-40/real'],
  ['promotions', addressOf('promotions'), '/promotii'],
  ['a promotion', addressOf('promotions-slug', slug), '/promotii/sloturi-noi'],
  ['a category', addressOf('categories-slug', slug), '/categorii/sloturi-noi'],
  ['collections', addressOf('collections'), '/colectii'],
  ['a collection', addressOf('collections-slug', slug), '/colectii/sloturi-noi'],
])('RTE-05 the named route leads where the table says: %s', (_what, address, expected) => {
  expect(address).toBe(expected)
})

test.each([
  ['a slash', 'a/b', '/categorii/a%2Fb'],
  ['a query', 'a?b=1', '/categorii/a%3Fb%3D1'],
  ['a hash', 'a#b', '/categorii/a%23b'],
  ['a Romanian letter', 'preferați', '/categorii/prefera%C8%9Bi'],
  ['what looks like a param', ':slug', '/categorii/%3Aslug'],
  ['what a replacement would read as a pattern', '$&', '/categorii/%24%26'],
])('RTE-05 a param stays in its segment: %s', (_what, value, expected) => {
  expect(addressOf('categories-slug', { slug: value })).toBe(expected)
})

test('RTE-05 with any game code, the address keeps its segments', () => {
  const code = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text))
  fc.assert(
    fc.property(code, (value) => {
      const { origin, pathname, search, hash } = new URL(
        addressOf('play-game-real', { game: value }),
        'https://arama.example',
      )
      const [, play, middle = '', real, ...rest] = pathname.split('/')
      expect({ origin, play, real, rest, search, hash }).toEqual({
        origin: 'https://arama.example',
        play: 'play',
        real: 'real',
        rest: [],
        search: '',
        hash: '',
      })
      expect(decodeURIComponent(middle)).toBe(value)
    }),
  )
})
