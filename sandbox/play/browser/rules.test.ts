import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../art/random.ts'
import {
  lines,
  lineWin,
  pays,
  reelCount,
  returnToPlayer,
  rowCount,
  type SlotSymbol,
  screenOf,
  stopsOf,
  stripLength,
  symbolAt,
  symbolCount,
  winsOf,
} from './rules.ts'

const reels = Array.from({ length: reelCount }, (_, reel) => reel)
const symbol = fc.integer({ min: 0, max: symbolCount - 1 })
const row = fc.array(symbol, { minLength: reelCount, maxLength: reelCount })

/** The rule in words: replace wild symbols by each symbol, count from the left, take the best. */
function plainWin(row: readonly SlotSymbol[]): number {
  const amounts = Object.entries(pays).map(([name, amounts]) => {
    const filled = row.map((found) => (found === 0 ? Number(name) : found))
    let count = 0
    while (count < filled.length && filled[count] === Number(name)) count += 1
    return amounts[count - 3] ?? 0
  })
  return Math.max(...amounts)
}

describe('the rules of the machine', () => {
  it('pay the best interpretation of a row with wild symbols', () => {
    fc.assert(
      fc.property(row, (symbols) => {
        expect(lineWin(symbols)?.amount ?? 0).toBe(plainWin(symbols))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['three aces', [5, 5, 5, 1, 2], { symbol: 5, count: 3, amount: 12 }],
    ['aces with a wild one between', [5, 0, 5, 5, 2], { symbol: 5, count: 4, amount: 40 }],
    ['wild ones in front of a letter', [0, 0, 8, 8, 2], { symbol: 8, count: 4, amount: 20 }],
    ['three wild ones worth more alone', [0, 0, 0, 8, 2], { symbol: 1, count: 3, amount: 75 }],
    ['nothing but wild ones', [0, 0, 0, 0, 0], { symbol: 1, count: 5, amount: 2000 }],
    ['two of a kind', [1, 1, 2, 1, 1], undefined],
    ['a row that does not begin at the left', [2, 1, 1, 1, 1], undefined],
  ])('%s', (_what, symbols, win) => {
    expect(lineWin(symbols)).toEqual(win)
  })

  it('have ten different lines through all reels', () => {
    expect(new Set(lines.map((rows) => rows.join())).size).toBe(10)
    for (const rows of lines) {
      expect(rows.length).toBe(reelCount)
      for (const own of rows) expect(own >= 0 && own < rowCount).toBe(true)
    }
  })

  it('never show a symbol twice on one reel', () => {
    for (const reel of reels)
      for (let stop = 0; stop < stripLength(reel); stop += 1) {
        const shown = [0, 1, 2].map((place) => symbolAt(reel, stop, place))
        expect(new Set(shown).size).toBe(3)
      }
  })

  it('find a symbol at any stop, after any number of turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4 }),
        fc.integer(),
        fc.integer({ min: 0, max: 3 }),
        (reel, stop, row) => {
          const found = symbolAt(reel, stop, row)
          expect(found).toBe(symbolAt(reel, stop + stripLength(reel), row))
          expect(found).toBe(symbolAt(reel, stop + row, 0))
        },
      ),
    )
  })

  it('add up the pays of all lines, each for a tenth of the bet', () => {
    const screen = fc.array(fc.array(symbol, { minLength: 3, maxLength: 3 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(screen, fc.integer({ min: 1, max: 500 }), (shown, tenth) => {
        const rows = lines.map((line) => line.map((own, reel) => shown[reel]?.[own] ?? -1))
        const expected = rows.reduce((sum, symbols) => sum + plainWin(symbols) * tenth, 0)
        const wins = winsOf(shown, tenth * 10)
        expect(wins.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected)
        for (const { amount } of wins) expect(Number.isInteger(amount)).toBe(true)
      }),
    )
  })
})

describe('the return to player', () => {
  it('is between 96 and 97 %, counted over every row of symbols', () => {
    const exact = returnToPlayer()
    console.info(`RTP of the demo machine: ${(exact * 100).toFixed(3)} %`)
    expect(exact).toBeGreaterThan(0.96)
    expect(exact).toBeLessThan(0.97)
  })

  it('is what 100 000 rounds give, within three hundredths; one round in three or four pays', () => {
    const random = createRandom('rounds')
    const rounds = 100_000
    let back = 0
    let paid = 0
    for (let round = 0; round < rounds; round += 1) {
      const total = winsOf(screenOf(stopsOf(random.next)), 10).reduce((sum, { amount }) => sum + amount, 0)
      back += total / 10
      if (total > 0) paid += 1
    }
    expect(Math.abs(back / rounds - returnToPlayer())).toBeLessThan(0.03)
    expect(paid / rounds).toBeGreaterThan(0.25)
    expect(paid / rounds).toBeLessThan(0.35)
  })
})
