import { expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from './catalogue.ts'
import { lobbyOf } from './lobbies.ts'
import { relatedGames } from './relatedGames.ts'

const [template] = games.filter(({ type }) => lobbyOf(type) === 'Casino')
const game = (gameCode: string, over: object = {}) => ({
  ...(template as NonNullable<typeof template>),
  gameCode,
  provider: '',
  collections: [],
  categories: [],
  ...over,
})

const collection = (id: string, codes: string[]) => ({
  id,
  slug: id,
  title: id,
  games: codes,
  excludeFromPage: false,
})

const none = { collectionGroups: [], categories: [], jackpots: [], providers: [] }
const related = (own: ReturnType<typeof game>[], collections: ReturnType<typeof collection>[]) => {
  const catalogue = catalogueOf({ ...none, games: own, collections })
  return relatedGames(catalogue, own[0] ?? game('')).map(({ gameCode }) => gameCode)
}

test('games that share a short list come before those that share a long one, the game itself is left out', () => {
  const many = Array.from({ length: 40 }, (_, index) => `m${index}`)
  const own = [
    game('a', { collections: ['long', 'short'] }),
    ...[...many, 'b', 'c'].map((code) => game(code)),
  ]
  const lists = [collection('long', ['a', ...many]), collection('short', ['a', 'b'])]
  const codes = related(own, lists)
  expect(codes[0]).toBe('b')
  expect(codes.slice(1)).toEqual(many.slice(0, 9))
})

test('games that share nothing, and codes that no game has, are not related', () => {
  expect(related([game('a', { collections: ['x'] }), game('b')], [collection('x', ['a', 'gone'])])).toEqual(
    [],
  )
})

test('every game of the casino has related games of its own lobby', () => {
  const catalogue = catalogueOf({ ...none, games, categories, providers, collections: [] })
  for (const own of games) {
    const found = relatedGames(catalogue, own)
    expect(found.every(({ type }) => lobbyOf(type) === lobbyOf(own.type))).toBe(true)
    expect(found).not.toContain(own)
  }
})
