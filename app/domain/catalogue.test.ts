// @vitest-environment node
import { expect, test } from 'vitest'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf, gamesOf } from './catalogue.ts'

const lists = { games, providers, collections, collectionGroups: [collectionGroup], categories: [], jackpots }

test('every list is found by the key that widgets use', () => {
  const catalogue = catalogueOf(lists)
  expect(catalogue.games.get('diamant-40')?.name).toBe('Diamant 40')
  expect(catalogue.providers.get('provider-cuprum-play')?.name).toBe('Cuprum Play')
  expect(catalogue.collections.get('collection-egiptul-antic')?.title).toBe('Egiptul antic')
  expect(catalogue.groups.get('group-acasa')?.title).toBe('De pe la noi')
  expect(catalogue.games.size).toBe(games.length)
})

test.each(['__proto__', 'constructor', 'toString'])('no game is found under %s', (name) => {
  expect(catalogueOf(lists).games.get(name)).toBeUndefined()
})

test('games keep the order of the list, without removed games', () => {
  const codes = ['racheta-rosie', 'taken-down', 'diamant-40']
  expect(gamesOf(catalogueOf(lists), codes).map(({ gameCode }) => gameCode)).toEqual([
    'racheta-rosie',
    'diamant-40',
  ])
})

test.each([
  ['in one jackpot: its first level', 'diamant-40', 1284907.36],
  ['in two jackpots: the higher one', 'cirese-aprinse', 1284907.36],
  ['in none', 'racheta-rosie', undefined],
])('JAC-01 the top level of a game %s', (_what, code, expected) => {
  expect(catalogueOf(lists).topJackpot.get(code)).toBe(expected)
})

test('JAC-01 the higher jackpot wins whichever is listed first', () => {
  const turned = catalogueOf({ ...lists, jackpots: [...jackpots].reverse() })
  expect(turned.topJackpot.get('cirese-aprinse')).toBe(1284907.36)
})
