import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import { type ComparedGame, type FactName, rowsOf } from './rows.ts'

const all: FactName[] = ['bet', 'maxWin', 'rtp', 'volatility', 'lines', 'reels', 'jackpot']

type Facts = Partial<Omit<GameSlice, 'tile'>> & { jackpot?: number; incomplete?: boolean }

function loaded({ jackpot, incomplete = false, ...facts }: Facts = {}): ComparedGame {
  const tile = { code: 'a', name: 'A', provider: 'P', ...(jackpot !== undefined && { jackpot }) }
  return { state: 'loaded', game: { type: 'Game', tile, live: false, tags: [], ...facts }, incomplete }
}

const info = (lines?: number) => ({ features: [], ...(lines !== undefined && { lines }) })

const whole = loaded({
  bet: { from: 0.2, to: 500 },
  maxWin: 1000,
  rtp: 96.21,
  volatility: 2,
  reels: 5,
  info: info(10),
  jackpot: 7,
})

const cells = (fact: FactName, ...games: ComparedGame[]) =>
  rowsOf(all, games).find((row) => row.fact === fact)?.cells
const differs = (fact: FactName, ...games: ComparedGame[]) =>
  rowsOf(all, games).find((row) => row.fact === fact)?.differs

test('each fact is a row in the order of the site, with a cell for each game', () => {
  expect(rowsOf(all, [whole, whole]).map(({ fact }) => fact)).toEqual(all)
  expect(rowsOf(all, [whole]).map((row) => row.cells)).toEqual([
    [{ state: 'range', from: 0.2, to: 500 }],
    ...[1000, 96.21, 2, 10, 5, 7].map((value) => [{ state: 'known', value }]),
  ])
  expect(rowsOf(['rtp'], [whole]).map(({ fact }) => fact)).toEqual(['rtp'])
})

test.each(['bet', 'maxWin', 'rtp', 'volatility', 'lines', 'reels'] as const)(
  'UXP-22 a studio that does not say %s is said not to, never with 0',
  (fact) => {
    const zeros = loaded({
      maxWin: 0,
      rtp: 0,
      volatility: 0,
      reels: 0,
      bet: { from: 0, to: 0 },
      info: info(0),
    })
    expect(cells(fact, whole, loaded({ info: info() }), zeros)?.slice(1)).toEqual([
      { state: 'unsaid' },
      { state: 'unsaid' },
    ])
  },
)

test('a game without a jackpot has none; lines whose load failed are not unknown', () => {
  expect(cells('jackpot', loaded())).toEqual([{ state: 'none' }])
  expect(cells('lines', loaded({ incomplete: true }), loaded({ incomplete: true, info: info(9) }))).toEqual([
    { state: 'failed' },
    { state: 'known', value: 9 },
  ])
  expect(cells('rtp', loaded({ incomplete: true, rtp: 95 }))).toEqual([{ state: 'known', value: 95 }])
})

test('a table with a dealer has neither lines nor reels; without another game the rows are left out', () => {
  const table = loaded({ live: true, bet: { from: 5, to: 50 } })
  expect(cells('lines', table, whole)).toEqual([{ state: 'none' }, { state: 'known', value: 10 }])
  expect(rowsOf(all, [table, table]).map(({ fact }) => fact)).not.toContain('reels')
})

test('a failed or loading game says so in every cell; an unknown one has no column', () => {
  const games: ComparedGame[] = [whole, { state: 'failed' }, { state: 'unknown' }, { state: 'loading' }]
  for (const row of rowsOf(all, games))
    expect(row.cells.slice(1)).toEqual([{ state: 'failed' }, { state: 'loading' }])
})

test.each([
  ['equal values', loaded({ rtp: 96 }), loaded({ rtp: 96 }), false],
  ['other values', loaded({ rtp: 96 }), loaded({ rtp: 95.99 }), true],
  ['a value and silence', loaded({ rtp: 96 }), loaded(), false],
  ['a value and a failure', loaded({ rtp: 96 }), { state: 'failed' } as const, false],
])('%s: differs %#', (_what, one, other, expected) => {
  expect(differs('rtp', one, other)).toBe(expected)
})

test('a jackpot and none differ', () => {
  expect(differs('jackpot', loaded({ jackpot: 5 }), loaded())).toBe(true)
})

const number = fc.option(fc.double({ min: -10, max: 200, noNaN: true }), { nil: undefined })
const game = fc
  .record({ maxWin: number, rtp: number, volatility: number, reels: number, lines: number })
  .map(({ lines, ...facts }) => {
    const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    return loaded({ ...said, info: info(lines) })
  })

test('whatever the data, a known cell has a value above zero, and the order of the games changes nothing', () => {
  fc.assert(
    fc.property(fc.array(game, { minLength: 1, maxLength: 3 }), (games) => {
      const rows = rowsOf(all, games)
      for (const { cells: row } of rows)
        for (const cell of row) if (cell.state === 'known') expect(cell.value).toBeGreaterThan(0)
      const turned = rowsOf(all, games.toReversed())
      expect(turned.map(({ cells: row }) => row.toReversed())).toEqual(rows.map(({ cells: row }) => row))
      expect(turned.map((row) => row.differs)).toEqual(rows.map((row) => row.differs))
    }),
  )
})
