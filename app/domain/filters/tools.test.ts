// @vitest-environment node
import { expect, test } from 'vitest'
import { games } from '#sandbox/fixtures/games.ts'
import { providers } from '#sandbox/fixtures/providers.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { needsTools, quickAt, quickOf } from './tools.ts'

test.each([
  [0, false],
  [1, false],
  [10, false],
  [12, false],
  [13, true],
  [5000, true],
])('UXP-04 FIL-11 a list of %i games has filters and an order: %s', (total, tools) => {
  expect(needsTools(total)).toBe(tools)
})

const [game] = games
const plain = { ...game, jackpot: false, bonusGameFeature: false, gamble: false } as (typeof games)[number]

test.each([
  [[], []],
  [[plain], []],
  [[plain, { ...plain, gamble: true }], ['gamble']],
  [
    [
      { ...plain, gamble: true, bonusGameFeature: true },
      { ...plain, jackpot: true },
    ],
    ['jackpot', 'bonus', 'gamble'],
  ],
])('FIL-11 the switches over a list are those of its games: %#', (own, kinds) => {
  expect(quickOf(own, 'Casino')).toEqual(kinds)
})

test('FIL-10 live tables have their own switches before those of games, other games of the lobby do not', () => {
  const live = { ...plain, type: 'Live', jackpot: true } as const
  expect(quickOf([plain, live], 'Live')).toEqual([
    'availableSeat',
    'ownLanguage',
    'lowStakes',
    'openTable',
    'jackpot',
  ])
  expect(quickOf([plain, live], 'Casino')).toEqual(['jackpot'])
  expect(quickOf([{ ...live, type: 'Table' }], 'Live')).toEqual(['jackpot'])
})

test.each(['Casino', 'Live'] as const)(
  'FIL-11 FIL-10 the switches over a player’s list in the lobby %s are those of the same games',
  (lobby) => {
    const file = catalogueFileOf(
      catalogueOf({ games, providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }),
    )
    const places = file.games.code.map((_, place) => place)
    const gamesAt = (of: readonly number[]) =>
      of.flatMap((place) => games.filter(({ gameCode }) => gameCode === file.games.code[place]))
    expect(places.length).toBeGreaterThan(1)
    for (const of of [...places.map((place) => [place]), places, []])
      expect(quickAt(file, of, lobby)).toEqual(quickOf(gamesAt(of), lobby))
  },
)
