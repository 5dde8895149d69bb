import { describe, expect, test } from 'vitest'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { filterIndexOf } from '../filters/filterIndex.ts'
import { filterPlaces } from '../filters/match.ts'
import { type FilterState, noFilters } from '../filters/state.ts'
import { failed, known, pending } from '../known.ts'
import { languageGroups } from './languages.ts'
import { hasSameTables, liveIndexOf } from './liveIndex.ts'
import type { LiveTable } from './table.ts'

const codes = ['ro-free', 'ro-full', 'en-free', 'ro-closed', 'uncounted', 'unknown']

const games = {
  code: codes,
  name: codes,
  type: codes.map(() => 1),
  provider: [0, 0, 1, 0, 1, 1],
  collections: codes.map(() => []),
  categories: [[0], [0], [0], [0], [], []],
  labels: codes.map(() => []),
  features: codes.map(() => []),
  ...Object.fromEntries(
    ['reels', 'lines', 'volatility', 'rtp', 'maxWin', 'released', 'version'].map((name) => [
      name,
      codes.map(() => null),
    ]),
  ),
  minBet: [10, 10, 10, 10, 10, 10],
  maxBet: codes.map(() => 500),
  flags: codes.map(() => 0),
  tier: codes.map(() => 0),
  promotion: codes.map(() => 0),
  lacks: codes.map(() => 0),
} as unknown as CatalogueFile['games']

const file: CatalogueFile = {
  games,
  providers: ['a', 'b'].map((id) => ({ id, slug: id, name: id })),
  collections: [],
  categories: [
    {
      id: 'blackjack',
      slug: 'blackjack',
      title: 'Blackjack',
      lobby: 'Live',
      type: 'Default',
      games: [0, 1, 2, 3],
    },
  ],
  labels: [],
  features: [],
  maintenance: [],
}

const tables: Record<string, LiveTable> = {
  'ro-free': {
    code: 'ro-free',
    open: true,
    language: 'ro',
    seats: [false, true],
    limits: { from: 5, to: 100 },
  },
  'ro-full': { code: 'ro-full', open: true, language: 'ro', seats: [false, false] },
  'en-free': { code: 'en-free', open: true, language: 'en', seats: [true] },
  'ro-closed': { code: 'ro-closed', open: false, language: 'ro', seats: [true] },
  uncounted: { code: 'uncounted', open: true, language: 'el' },
}

const index = liveIndexOf({
  index: filterIndexOf(file),
  placeOf: (code) => (codes.includes(code) ? codes.indexOf(code) : undefined),
  tables: known(Object.values(tables)),
  nameOf: (language) => language,
})

const left = (state: Partial<FilterState>) =>
  filterPlaces(
    index,
    codes.map((_, place) => place),
    { ...noFilters, ...state },
  ).map((place) => codes[place])

describe('FIL-10 live tables', () => {
  test.each<[string, Partial<FilterState>, string[]]>([
    ['nothing chosen', {}, codes],
    ['an open table', { openTable: true }, ['ro-free', 'ro-full', 'en-free', 'uncounted']],
    ['a free seat: open, and one that is counted', { availableSeat: true }, ['ro-free', 'en-free']],
    ['a language', { language: { ro: true } }, ['ro-free', 'ro-full', 'ro-closed']],
    [
      'any of two languages',
      { language: { ro: true, el: true } },
      ['ro-free', 'ro-full', 'ro-closed', 'uncounted'],
    ],
    ['a provider', { provider: { b: true } }, ['en-free', 'uncounted', 'unknown']],
    ['a category', { category: { blackjack: true } }, ['ro-free', 'ro-full', 'en-free', 'ro-closed']],
    ['bets by the limits of now', { betAmount: [1, 9] }, ['ro-free']],
    [
      'all of them at once',
      { language: { ro: true }, availableSeat: true, category: { blackjack: true }, betAmount: [1, 25] },
      ['ro-free'],
    ],
  ])('%s', (_what, state, expected) => {
    expect(left(state)).toEqual(expected)
  })

  const asked = { ...noFilters, openTable: true, availableSeat: true, language: { ro: true as const } }
  const whole = codes.map((_, place) => place)
  const facts = { index: filterIndexOf(file), placeOf: () => 0, nameOf: (language: string) => language }

  test.each([pending, failed])(
    'FIL-10 while the tables are $state, what is asked of them waits',
    (tables) => {
      const silent = liveIndexOf({ ...facts, tables })
      expect(silent.tables).toBe(tables.state)
      expect(filterPlaces(silent, whole, asked)).toEqual(whole)
      expect(hasSameTables(silent, liveIndexOf({ ...facts, tables: known([]) }))).toBe(false)
    },
  )

  test('FIL-10 a feed without tables leaves none open', () => {
    const empty = liveIndexOf({ ...facts, tables: known([]) })
    expect(empty.tables).toBe('known')
    expect(filterPlaces(empty, whole, asked)).toEqual([])
  })

  test('the languages are options of the live lobby alone', () => {
    expect([...index.groups.language.keys()]).toEqual(['el', 'en', 'ro'])
    expect([...index.groups.language.values()].every(({ hiddenIn }) => hiddenIn.includes('Casino'))).toBe(
      true,
    )
  })

  test('the catalogue keeps its own bets', () => {
    expect(filterIndexOf(file).minBet[0]).toBe(10)
    expect(index.minBet[0]).toBe(5)
  })
})

describe('LIV-04 tables by language', () => {
  test('known languages keep their order, and closed tables are in none', () => {
    expect(languageGroups(Object.values(tables).reverse())).toEqual([
      { code: 'ro', tables: ['ro-full', 'ro-free'] },
      { code: 'en', tables: ['en-free'] },
      { code: 'el', tables: ['uncounted'] },
      ...['tr', 'ar', 'nl', 'pt-br'].map((code) => ({ code, tables: [] })),
    ])
  })

  test('others follow by their code', () => {
    const speaking = (language: string): LiveTable => ({ code: language, open: true, language })
    expect(languageGroups(['sv', 'de', 'constructor'].map(speaking)).slice(7)).toEqual([
      { code: 'constructor', tables: ['constructor'] },
      { code: 'de', tables: ['de'] },
      { code: 'sv', tables: ['sv'] },
    ])
  })
})
