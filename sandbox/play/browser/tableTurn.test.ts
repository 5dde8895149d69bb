import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spots, stakedOn } from './roulette.ts'
import { purse } from './round.ts'
import {
  bettingFor,
  canRepeat,
  canSpin,
  chipLaid,
  chipMoved,
  chipOf,
  cleared,
  halted,
  isEmpty,
  isOpen,
  opened,
  refilled,
  repeated,
  secondsLeft,
  settled,
  spun,
  type Table,
} from './tableTurn.ts'
import { dealerWords, refusalWords, spotName, turnResult } from './tableWords.ts'

const chips = [50, 100, 500]
const draw = (pocket: number) => () => pocket
const lay = (table: Table, ...laid: string[]) =>
  laid.reduce((before, spot) => chipLaid(before, spot, 1000).table, table)

describe('a turn', () => {
  it('accepts bets, closes them, and pays when the ball has stopped', () => {
    const betting = lay(opened(chips), 'red', '3', '3')
    expect([betting.phase, betting.balance, [...betting.placed]]).toEqual([
      'betting',
      100_000,
      [
        ['red', 100],
        ['3', 200],
      ],
    ])
    const spinning = spun(betting, draw(3))
    expect([spinning.phase, spinning.balance, spinning.total]).toEqual(['spinning', 99_700, 7400])
    expect(chipLaid(spinning, 'red', 1000)).toEqual({ table: spinning, refusal: 'closed' })
    expect(cleared(spinning)).toBe(spinning)
    expect(spun(spinning, draw(4))).toBe(spinning)
    const ended = settled(spinning)
    expect([ended.phase, ended.balance, ended.past]).toEqual(['settled', 107_100, [3]])
    expect(settled(ended)).toBe(ended)
  })

  it('does not start without a bet', () => {
    const table = opened(chips)
    expect(canSpin(table)).toBe(false)
    expect(spun(table, draw(3))).toBe(table)
    expect(canSpin(cleared(lay(table, 'red')))).toBe(false)
  })

  it('is followed by one with new bets, or with the same again', () => {
    const ended = settled(spun(lay(opened(chips), 'red', 'odd'), draw(2)))
    expect([...lay(ended, 'black').placed]).toEqual([['black', 100]])
    expect([canSpin(ended), canRepeat(ended)]).toEqual([false, true])
    const again = repeated(ended, 5000).table
    expect([again.phase, [...again.placed.keys()], again.closesAt]).toEqual([
      'betting',
      ['red', 'odd'],
      5000 + bettingFor,
    ])
    expect(repeated(again, 6000)).toEqual({ table: again })
  })

  it('ends with the account’s balance', () => {
    expect(settled(spun(lay(opened(chips), 'red'), draw(1)), 4200).balance).toBe(4200)
  })

  it('is the last one if its report failed', () => {
    const over = halted(spun(lay(opened(chips), 'red'), draw(1)))
    expect(chipLaid(over, 'red', 0)).toEqual({ table: over, refusal: 'halted' })
    expect([canSpin(over), canRepeat(over), isOpen(over)]).toEqual([false, false, false])
  })

  it('is kept with the nine before it', () => {
    let table = opened(chips)
    for (let pocket = 0; pocket < 12; pocket += 1) table = settled(spun(lay(table, 'red'), draw(pocket)))
    expect(table.past).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })
})

describe('the clock', () => {
  it('starts with the first chip, ignores others and stops with an empty table', () => {
    const table = opened(chips)
    expect([table.closesAt, secondsLeft(table, 500)]).toEqual([undefined, 12])
    const first = chipLaid(table, 'red', 1000).table
    const second = chipLaid(first, 'black', 5000).table
    expect(second.closesAt).toBe(1000 + bettingFor)
    expect([1000, 1001, 2000, 12_999, 13_000, 99_000].map((now) => secondsLeft(second, now))).toEqual([
      12, 12, 11, 1, 0, 0,
    ])
    expect(cleared(second).closesAt).toBeUndefined()
    expect(spun(second, draw(1)).closesAt).toBeUndefined()
  })
})

describe('the chips', () => {
  it.each([
    ['of one leu', [50, 100, 500], 100],
    ['nearest above it', [250, 500], 250],
    ['that is the only one', [50], 50],
  ])('begin with the one %s', (_what, given, chosen) => {
    expect(chipOf(opened(given))).toBe(chosen)
  })

  it('go up and down as far as the game’s limits', () => {
    const table = opened(chips)
    expect(chipOf(chipMoved(table, 1))).toBe(500)
    expect(chipOf(chipMoved(chipMoved(table, 1), 1))).toBe(500)
    expect(chipOf(chipMoved(chipMoved(table, -1), -1))).toBe(50)
  })

  it('lie on one spot up to the highest bet, and never above the balance', () => {
    const most = lay(chipMoved(opened(chips), 1), 'red')
    expect(chipLaid(most, 'red', 0)).toEqual({ table: most, refusal: 'most' })
    expect(chipLaid(most, 'black', 0).refusal).toBeUndefined()
    const poor = lay(opened(chips, 150), 'red')
    expect(chipLaid(poor, 'black', 0)).toEqual({ table: poor, refusal: 'balance' })
  })

  it('keep the balance: the initial amount, less the bets, plus the payouts, never negative', () => {
    const spot = fc.constantFrom(...spots)
    const move = fc.oneof(spot, spot, fc.constantFrom('up', 'down', 'spin', 'clear', 'repeat', 'refill'))
    const moves = fc.array(fc.tuple(move, fc.nat(36)), { maxLength: 80 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), moves, (balance, made) => {
        let table = opened(chips, balance)
        let books = balance
        for (const [name, pocket] of made) {
          if (name === 'up' || name === 'down') table = chipMoved(table, name === 'up' ? 1 : -1)
          else if (name === 'clear') table = cleared(table)
          else if (name === 'repeat') table = repeated(table, 0).table
          else if (name === 'refill') {
            if (books < 50) books = purse
            table = refilled(table)
          } else if (name !== 'spin') table = chipLaid(table, name, 0).table
          else if (canSpin(table)) {
            table = spun(table, draw(pocket))
            expect(table.balance).toBeGreaterThanOrEqual(0)
            books += table.total - stakedOn(table.placed)
            table = settled(table)
          }
          expect(table.balance).toBe(books)
          if (table.phase === 'betting') expect(stakedOn(table.placed)).toBeLessThanOrEqual(table.balance)
        }
      }),
    )
  })

  it('refill an empty balance only', () => {
    const table = opened(chips, 60)
    expect([isEmpty(table), refilled(table)]).toEqual([false, table])
    expect(refilled(opened(chips, 40)).balance).toBe(purse)
  })
})

it.each([
  [spotName('red'), 'Roșu, plătește 1 la 1'],
  [spotName('17', 250), '17 negru, plătește 35 la 1, pariat 2,50 lei'],
  [spotName('0'), '0 verde, plătește 35 la 1'],
  [
    turnResult(3, new Map([['red', 100]]), 200, 1200),
    '3 roșu. Plată 2,00 lei la 1,00 lei pariați. Soldul este 12,00 lei.',
  ],
  [turnResult(0, new Map([['red', 100]]), 0, 900), '0 verde. Fără câștig. Soldul este 9,00 lei.'],
  [refusalWords('most', opened(chips)), 'Pe un loc se pun cel mult 5,00 lei.'],
  [dealerWords(opened(chips)), 'Faceți jocurile, vă rog.'],
])('the words: %s', (said, expected) => {
  expect(said).toBe(expected)
})
