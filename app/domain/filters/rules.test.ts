// @vitest-environment node
import { expect, test } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games, globalSettings, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { rtpBandOf, volatilityOf } from './bands.ts'
import type { Bits } from './bits.ts'
import { optionCounts } from './counts.ts'
import { bitsOf, filterIndexOf } from './filterIndex.ts'
import { countMatching, filterPlaces } from './match.ts'
import { flagsOf, optionsOf } from './options.ts'
import type { Reach } from './reach.ts'
import { bestRemoval } from './removal.ts'
import { type AmountRange, type FilterState, groupKinds, noFilters } from './state.ts'
import { betSteps, winSteps } from './steps.ts'

const lists = { providers, collections: [], collectionGroups: [], categories, jackpots }
const indexOf = (own: readonly Game[]) =>
  filterIndexOf(catalogueFileOf(catalogueOf({ ...lists, games: own })))
const named = (sketch: Partial<Game>) =>
  slot({ gameCode: 'g', name: 'G', provider: 'provider-cuprum-play', ...sketch })

/** Gives the catalogue more options than the tested game has. */
const other = named({
  gameCode: 'other',
  name: 'Zmeul',
  numberOfReels: 3,
  volatility: 1,
  provider: 'provider-sapte-vai',
})

/** Whether a game in the catalogue matches. */
const matches = (sketch: Partial<Game>, state: Partial<FilterState>) =>
  filterPlaces(indexOf([named(sketch), other]), [0], { ...noFilters, ...state }).length === 1

test.each<[string, AmountRange, number, number, boolean]>([
  ['its lowest bet lies inside', [1, 5], 2, 100, true],
  ['its highest bet lies inside', [1, 5], 0.1, 3, true],
  ['both lie inside', [1, 5], 2, 3, true],
  ['its bets cover the range', [1, 5], 0.1, 100, true],
  ['they are the range', [1, 5], 1, 5, true],
  ['its lowest bet is the upper bound', [1, 5], 5, 100, true],
  ['its highest bet is the lower bound', [1, 5], 0.1, 1, true],
  ['all its bets lie below', [1, 5], 0.1, 0.9, false],
  ['all its bets lie above', [1, 5], 5.1, 100, false],
  ['there is no upper bound and its highest bet is enough', [50, 0], 0.1, 100, true],
  ['there is no upper bound and its highest bet is too low', [50, 0], 0.1, 49, false],
  ['there is no lower bound', [0, 0.5], 0.5, 100, true],
  ['0/0 is any', [0, 0], 999, 999, true],
])('FIL-06 a bet filter and a game: %s', (_, betAmount, minBet, maxBet, expected) => {
  expect(matches({ minBet, maxBet }, { betAmount })).toBe(expected)
})

test.each<[string, Partial<Game>]>([
  ['neither bet', { minBet: undefined, maxBet: undefined }],
  ['no lowest bet', { minBet: undefined, maxBet: 2 }],
  ['no highest bet', { minBet: 2, maxBet: undefined }],
])('FIL-07 a game with %s never matches a bet filter, and always without one', (_, sketch) => {
  expect(matches(sketch, { betAmount: [1, 5] })).toBe(false)
  expect(matches(sketch, { betAmount: [0, 5] })).toBe(false)
  expect(matches(sketch, { betAmount: [1, 0] })).toBe(false)
  expect(matches(sketch, { betAmount: [0, 0] })).toBe(true)
})

test.each<[string, AmountRange, number | undefined, boolean]>([
  ['in range', [1000, 5000], 2000, true],
  ['at the lower bound', [1000, 5000], 1000, true],
  ['at the upper bound', [1000, 5000], 5000, true],
  ['below', [1000, 5000], 999, false],
  ['above', [1000, 5000], 5001, false],
  ['not set', [0, 5000], undefined, false],
  ['not set and no filter', [0, 0], undefined, true],
  ['above a lower bound alone', [1000, 0], 1_000_000, true],
])('FIL-08 the greatest win of a game is %s', (_, maxWin, own, expected) => {
  expect(matches({ maxWin: own }, { maxWin })).toBe(expected)
})

test.each<[string, Partial<FilterState>, boolean]>([
  ['any of a group is enough', { reel: { 3: true, 5: true } }, true],
  ['none of a group is not', { reel: { 3: true } }, false],
  ['another list’s game is not', { provider: { 'provider-sapte-vai': true } }, false],
  ['all groups have to match', { reel: { 5: true }, volatility: { 1: true } }, false],
  ['two groups that match', { reel: { 5: true }, volatility: { 3: true } }, true],
  ['a switch besides a group', { reel: { 5: true }, jackpot: true }, false],
  ['an unknown id is ignored', { provider: { gone: true } }, true],
  ['beside one that is known', { provider: { gone: true, 'provider-sapte-vai': true } }, false],
  ['a language does not filter games', { language: { ro: true }, openTable: true }, true],
  ['the text is in the name', { search: ' g ' }, true],
  ['the text is not in the name', { search: 'gg' }, false],
])('FIL-09 groups narrow, options of a group widen: %s', (_, state, expected) => {
  expect(matches({ numberOfReels: 5, volatility: 3 }, state)).toBe(expected)
})

test('a text finds names with any accents, capitals and signs', () => {
  expect(matches({ name: 'Cireșe Aprinse: Țărm' }, { search: 'cirese-aprinse tarm' })).toBe(true)
  expect(matches({ name: 'Cireșe' }, { search: '...' })).toBe(true)
})

test.each([
  [0, '0-94'],
  [93.99, '0-94'],
  [94, '94-95'],
  [95.5, '95-96'],
  [96.99, '96-97'],
  [97, '97-100'],
  [100, '97-100'],
])('an RTP of %d percent is in the band %s', (rtp, band) => {
  expect(rtpBandOf(rtp)).toBe(band)
})

test.each([
  [0, '1'],
  [1.4, '1'],
  [2.5, '3'],
  [5, '5'],
])('a volatility of %d is level %s', (volatility, level) => {
  expect(volatilityOf(volatility)).toBe(level)
})

const fixtures = indexOf(games)
const all = bitsOf(fixtures, [...games.keys()])
const stay = (games: Bits): Reach => ({ here: games, beyond: games })
const every = globalSettings.enabledFilters

test('FIL-01 the settings decide which kinds are shown; providers always are', () => {
  const collections = [{ id: 'c', slug: 'c', title: 'C', games: ['g'], excludeFromPage: false }]
  const full = named({
    lines: 20,
    specialFeatures: ['Wild'],
    labels: [{ title: 'Nou' } as Game['labels'][number]],
  })
  const own = filterIndexOf(catalogueFileOf(catalogueOf({ ...lists, collections, games: [full] })))
  const kindsOf = (enabled: string[]) =>
    optionsOf(own, bitsOf(own, [0]), enabled, 'Casino').map(({ kind }) => kind)
  expect(kindsOf(every)).toEqual(groupKinds.filter((kind) => kind !== 'language' && kind !== 'category'))
  expect(kindsOf([])).toEqual(['provider'])
  expect(kindsOf(['Rtp', '__proto__', 'Providers'])).toEqual(['provider', 'rtp'])
})

test('FIL-11 lists made by a service or per player are hidden among slots, as is the other lobby', () => {
  const own = { ...categories[0], id: 'popular', type: 'PopularPggService', title: 'Populare' } as const
  const live = { ...categories[0], id: 'popular-live', type: 'PopularPggService', lobby: 'Live' } as const
  const file = catalogueFileOf(
    catalogueOf({ ...lists, games, categories: [...categories, own, live] as typeof categories }),
  )
  const index = filterIndexOf(file)
  const offered = (lobby: 'Casino' | 'Live') =>
    optionsOf(index, all, every, lobby)
      .find(({ kind }) => kind === 'category')
      ?.options.map(({ id }) => id)
  expect(offered('Casino')).toEqual(['casino-povesti-din-nil', 'casino-top-10', 'casino-jackpoturi'])
  expect(offered('Live')).toEqual(['live-toate-mesele', 'popular-live'])
})

test('FIL-11 levels, bands and numbers are offered from low to high', () => {
  const own = [
    named({ gameCode: 'a', volatility: 5, numberOfReels: 12, rtp: 99, lines: 100 }),
    named({ gameCode: 'b', volatility: 1, numberOfReels: 5, rtp: 90, lines: 20 }),
  ]
  const index = indexOf(own)
  const groups = optionsOf(index, bitsOf(index, [0, 1]), every, 'Casino')
  const idsOf = (sought: string) => groups.find(({ kind }) => kind === sought)?.options.map(({ id }) => id)
  expect(idsOf('volatility')).toEqual(['1', '5'])
  expect(idsOf('reel')).toEqual(['5', '12'])
  expect(idsOf('rtp')).toEqual(['0-94', '97-100'])
  expect(idsOf('lines')).toEqual(['20', '100'])
})

test('FIL-11 a switch is offered where a game has it', () => {
  expect(flagsOf(fixtures, all)).toEqual(['jackpot', 'bonus', 'gamble'])
  expect(flagsOf(fixtures, bitsOf(fixtures, [1]))).toEqual(['gamble'])
})

test('UXP-03 a group’s counts ignore its own choice, but follow those of other groups', () => {
  const counts = optionCounts(fixtures, all, { ...noFilters, reel: { 3: true } })
  expect(counts.total).toBe(1)
  expect(counts.groups.reel.get('6')).toBe(1)
  expect(counts.groups.provider.get('provider-sapte-vai')).toBe(1)
  expect(counts.groups.provider.get('provider-cuprum-play')).toBe(0)
  expect(counts.flags).toMatchObject({ jackpot: 1, bonus: 0 })
})

test('UXP-03 a locked filter is never offered for removal', () => {
  const state = { ...noFilters, bonus: true, reel: { 3: true as const } }
  expect(bestRemoval(fixtures, stay(all), state)?.part).toEqual({ kind: 'reel', id: '3' })
  expect(bestRemoval(fixtures, stay(all), state, [{ kind: 'reel', id: '3' }])?.part).toEqual({
    kind: 'bonus',
  })
})

test('UXP-03 of two equal removals the first in the panel is offered', () => {
  const state = { ...noFilters, jackpot: true, betAmount: [900, 0] as const }
  expect(
    bestRemoval(
      indexOf([named({ jackpot: true }), named({ gameCode: 'b', minBet: 900, maxBet: 950 })]),
      stay(Uint32Array.of(3)),
      state,
    ),
  ).toEqual({ part: { kind: 'jackpot' }, count: 1 })
})

test('the steps of a range are the amounts that occur in the page, each once, without zero', () => {
  const own = indexOf([
    named({ gameCode: 'a', minBet: 0, maxBet: 20, maxWin: 500 }),
    named({ gameCode: 'b', minBet: 0.2, maxBet: 100, maxWin: undefined }),
    named({ gameCode: 'c', minBet: 0.2, maxBet: 20, maxWin: 90 }),
    named({ gameCode: 'd', minBet: 3, maxBet: 4, maxWin: 7 }),
  ])
  expect(betSteps(own, bitsOf(own, [0, 1, 2]))).toEqual([0.2, 20, 100])
  expect(winSteps(own, bitsOf(own, [0, 1, 2]))).toEqual([90, 500])
})

test('FIL-06 FIL-08 a minimum above the maximum matches nothing', () => {
  const own = indexOf([named({ gameCode: 'a', minBet: 1, maxBet: 100, maxWin: 30 })])
  const base = bitsOf(own, [0])
  expect(countMatching(own, base, { ...noFilters, betAmount: [50, 10] })).toBe(0)
  expect(countMatching(own, base, { ...noFilters, maxWin: [50, 10] })).toBe(0)
  expect(countMatching(own, base, { ...noFilters, betAmount: [50, 75] })).toBe(1)
})
