// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { type FilterIndex, filterIndexOf } from './filterIndex.ts'
import {
  appliedItems,
  chosenCount,
  type FilterWords,
  type Standing,
  standingOf,
  waitsForTables,
} from './items.ts'
import { type FilterPage, leadsToAllGames, type Overrides } from './overrides.ts'
import {
  activeCount,
  type Choice,
  has,
  isActive,
  keyOf,
  partsOf,
  sameFilters,
  toggled,
  withChoice,
  without,
  withRange,
} from './parts.ts'
import { type FilterState, noFilters } from './state.ts'

const brazi: Choice = { kind: 'provider', id: 'provider-cuprum-play' }
const jackpot: Choice = { kind: 'jackpot' }
const chosen = (...choices: Choice[]): FilterState => choices.reduce(withChoice, noFilters)

test.each<[string, Partial<FilterState>, number]>([
  ['nothing', {}, 0],
  ['each option counts', { provider: { a: true, b: true }, rtp: { '94-95': true } }, 3],
  ['each switch counts', { jackpot: true, openTable: true }, 2],
  ['a range counts with an upper bound alone', { betAmount: [0, 5] }, 1],
  ['a range counts with a lower bound alone', { maxWin: [5, 0] }, 1],
  ['0/0 is any', { betAmount: [0, 0], maxWin: [0, 0] }, 0],
  ['a text counts unless it is empty', { search: 'zmeu' }, 1],
  ['a text of spaces and signs does not', { search: ' .. ' }, 0],
])('FIL-01 active filters: %s', (_, state, count) => {
  expect(activeCount({ ...noFilters, ...state })).toBe(count)
  expect(isActive({ ...noFilters, ...state })).toBe(count > 0)
})

test('FIL-01 the state survives JSON', () => {
  const state = withRange(chosen(brazi, jackpot), 'betAmount', [0.2, 50])
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
})

const choice = fc.oneof(
  fc.record({
    kind: fc.constantFrom('provider' as const, 'labels' as const),
    id: fc.constantFrom('a', 'b', '7', '__proto__', 'constructor'),
  }),
  fc.record({ kind: fc.constantFrom('jackpot' as const, 'bonus' as const) }),
)

test('FIL-02 two states with the same filters are equal in any order of choice', () => {
  fc.assert(
    fc.property(fc.array(choice), fc.func(fc.nat()), (choices, weight) => {
      const other = choices.toSorted((one, two) => weight(keyOf(one)) - weight(keyOf(two)))
      expect(sameFilters(chosen(...choices), chosen(...other))).toBe(true)
    }),
  )
})

test('FIL-02 another filter, bound or text is another state', () => {
  const state = chosen(brazi)
  const others = [
    toggled(state, jackpot),
    toggled(state, brazi),
    { ...state, search: 'x' },
    withRange(state, 'maxWin', [0, 5]),
  ]
  for (const other of others) expect(sameFilters(state, other)).toBe(false)
  expect(sameFilters(withRange(state, 'maxWin', [0, 5]), withRange(state, 'maxWin', [5, 0]))).toBe(false)
  expect(sameFilters(chosen(brazi), chosen({ kind: 'collection', id: brazi.id }))).toBe(false)
})

test('toggling a choice twice restores the state, and inherited keys are never on', () => {
  fc.assert(
    fc.property(fc.array(choice), choice, (choices, one) => {
      const state = chosen(...choices)
      expect(has(toggled(state, one), one)).toBe(!has(state, one))
      expect(sameFilters(toggled(toggled(state, one), one), state)).toBe(true)
      expect(has(noFilters, one)).toBe(false)
      expect(Object.prototype).not.toHaveProperty('a')
    }),
  )
})

test('removing every part leaves no filter', () => {
  const state = { ...withRange(chosen(brazi, jackpot), 'betAmount', [1, 2]), search: 'zmeu' }
  expect(partsOf(state).map(keyOf)).toEqual(['jackpot', 'betAmount', keyOf(brazi), 'search'])
  expect(partsOf(state).reduce(without, state)).toEqual(noFilters)
})

test.each<[string, FilterPage, FilterState, Overrides, boolean]>([
  ['a provider with nothing but its own', 'provider', chosen(brazi), [brazi], false],
  ['a provider with something more', 'provider', chosen(brazi, jackpot), [brazi], true],
  [
    'a provider with another provider',
    'provider',
    chosen(brazi, { kind: 'provider', id: 'x' }),
    [brazi],
    true,
  ],
  ['a category with a range', 'category', withRange(noFilters, 'betAmount', [1, 0]), [], true],
  ['a collection with a text', 'collection', { ...noFilters, search: 'zmeu' }, [], true],
  ['a category with nothing at all', 'category', noFilters, [], false],
  ['a switch that the page holds', 'category', chosen(jackpot), [jackpot], false],
  ['any other page', 'other', chosen(brazi, jackpot), [], false],
])('FIL-05 whether applying leads to all games: %s', (_, page, applied, overrides, expected) => {
  expect(leadsToAllGames(applied, overrides, page)).toBe(expected)
})

const lists = { providers, collections: [], collectionGroups: [], categories, jackpots: [] }
const index = filterIndexOf(catalogueFileOf(catalogueOf({ ...lists, games })))
const words: FilterWords = {
  flag: (kind) => `switch ${kind}`,
  option: (kind, id, name) => `${kind} ${id} ${name}`,
  range: (kind, [min, max]) => `${kind} ${min} ${max}`,
  search: (text) => `text ${text}`,
  language: (id) => `language ${id}`,
  locked: ({ kind }) => `held by its ${kind}`,
}

test('FIL-13 each active filter is a chip with its name; unknown options have no chip', () => {
  const state: FilterState = {
    ...chosen(brazi, jackpot, { kind: 'rtp', id: '96-97' }, { kind: 'provider', id: 'gone' }),
    betAmount: [1, 5],
    search: ' zmeu ',
  }
  expect(appliedItems(state, [], index, words)).toEqual([
    { id: 'jackpot', label: 'switch jackpot' },
    { id: 'betAmount', label: 'betAmount 1 5' },
    { id: keyOf(brazi), label: `provider ${brazi.id} Cuprum Play` },
    { id: 'rtp:96-97', label: 'rtp 96-97 96-97' },
    { id: 'search', label: 'text zmeu' },
  ])
})

const live = { ...index, flags: { ...index.flags, openTable: index.flags.jackpot } }
const romanian = { kind: 'language', id: 'ro' } as const
const open = { kind: 'openTable' } as const

test.each<[string, FilterIndex['tables'], FilterState, Standing['state'], number]>([
  ['nothing is chosen', 'known', noFilters, 'none', 0],
  ['a filter of games', 'pending', chosen(jackpot), 'applied', 1],
  ['a filter of tables, without a feed', 'none', chosen(open), 'none', 0],
  ['a filter of tables, not yet', 'pending', chosen(open), 'pending', 1],
  ['a language, not yet', 'pending', chosen(romanian, jackpot), 'pending', 2],
  ['a filter of tables, failed', 'failed', chosen(open, romanian), 'failed', 2],
  ['a filter of tables, known', 'known', chosen(open), 'applied', 1],
  ['a language that no table speaks', 'known', chosen(romanian), 'none', 0],
  ['what the catalogue does not know', 'none', chosen({ kind: 'provider', id: 'gone' }), 'none', 0],
])('FIL-10 FIL-13 how filters stand, and how many: %s', (_what, tables, state, expected, count) => {
  const standing = standingOf(state, [], { ...live, tables }, words)
  expect([standing.state, chosenCount(standing)]).toEqual([expected, count])
  const waiting = standing.state === 'none' ? [] : standing.items.filter(({ waits }) => waits)
  expect(waiting.length > 0).toBe(expected === 'pending' || expected === 'failed')
  expect(waitsForTables(state, { ...live, tables })).toBe(waiting.length > 0)
})

test('FIL-03 filters that only the page locks are no choice', () => {
  expect(standingOf(chosen(brazi), [brazi], index, words)).toEqual({ state: 'none' })
  expect(chosenCount(standingOf(chosen(brazi, jackpot), [brazi], index, words))).toBe(1)
})

test('FIL-03 a locked chip gives the reason', () => {
  const [held, free] = appliedItems(chosen(brazi, { kind: 'rtp', id: '96-97' }), [brazi], index, words)
  expect(held?.locked).toBe('held by its provider')
  expect(free).not.toHaveProperty('locked')
})
