// @vitest-environment node
import { expect, test } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { providers } from '#sandbox/fixtures/games.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { placesOfList } from '../tiles.ts'
import { bitsOf, filterIndexOf } from './filterIndex.ts'
import { filterPlaces } from './match.ts'
import { optionsOf } from './options.ts'
import { type Overrides, withOverrides } from './overrides.ts'
import { withChoice } from './parts.ts'
import { countReached, offeredGames, type Reach, reachedCounts } from './reach.ts'
import { bestRemoval } from './removal.ts'
import { type FilterState, noFilters } from './state.ts'

const own = 'provider-cuprum-play'
const named = (gameCode: string, sketch: Partial<Game>) =>
  slot({ gameCode, name: gameCode, provider: own, specialFeatures: [], ...sketch })

const games = [
  named('a', { volatility: 3, jackpot: true, specialFeatures: ['Wild'] }),
  named('b', { volatility: 3, jackpot: false }),
  named('masa', { type: 'Live', volatility: 3, jackpot: false, specialFeatures: ['Chat'] }),
  named('altul', {
    volatility: 3,
    jackpot: false,
    provider: 'provider-sapte-vai',
    specialFeatures: ['Wild'],
  }),
]
const file = catalogueFileOf(
  catalogueOf({ games, providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }),
)
const index = filterIndexOf(file)
const allGames = placesOfList(file, { kind: 'all', lobby: 'Casino' })

/** The page of a provider with two slots and a live table, which is missing from all games. */
const reach: Reach = {
  here: bitsOf(index, placesOfList(file, { kind: 'provider', lobby: 'Casino', id: own })),
  beyond: bitsOf(index, allGames),
}
const overrides: Overrides = [{ kind: 'provider', id: own }]
const held = withOverrides(noFilters, overrides)
const medium = withChoice(held, { kind: 'volatility', id: '3' })

test('FIL-12 with only the page’s own filter selected, the number is that of the page', () => {
  expect(countReached(index, reach, held, overrides)).toBe(3)
})

test.each<[string, FilterState, number]>([
  ['another kind', medium, 2],
  ['another provider beside its own', withChoice(held, { kind: 'provider', id: 'provider-sapte-vai' }), 3],
])('FIL-12 with %s the number is that of the list it leads to', (_, state, expected) => {
  expect(filterPlaces(index, allGames, state)).toHaveLength(expected)
  expect(countReached(index, reach, state, overrides)).toBe(expected)
})

test('UXP-03 options count in the list to which they lead, the page’s own in the page', () => {
  const before = reachedCounts(index, reach, held, overrides)
  expect(before.total).toBe(3)
  expect(before.groups.provider.get(own)).toBe(3)
  expect(before.groups.volatility.get('3')).toBe(2)
  expect(before.flags.jackpot).toBe(1)
  const after = reachedCounts(index, reach, medium, overrides)
  expect(after.total).toBe(2)
  expect(after.groups.provider.get(own)).toBe(2)
})

test('FIL-11 options only of games that no choice shows are not offered', () => {
  const features = optionsOf(
    index,
    offeredGames(index, reach, overrides),
    ['SpecialFeatures'],
    'Casino',
  ).find(({ kind }) => kind === 'features')
  expect(features?.options.map(({ id }) => id)).toEqual(['Wild'])
})

test('UXP-03 a removal counts in the list that it shows: the page itself, or all games', () => {
  const chat = withChoice(held, { kind: 'features', id: 'Chat' })
  expect(bestRemoval(index, reach, chat, overrides)).toEqual({
    part: { kind: 'features', id: 'Chat' },
    count: 3,
  })
  expect(bestRemoval(index, reach, withChoice(chat, { kind: 'volatility', id: '3' }), overrides)).toEqual({
    part: { kind: 'features', id: 'Chat' },
    count: 2,
  })
})
