import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  colourOf,
  isCovered,
  outsideSpots,
  paysOf,
  pocketOf,
  returnToPlayer,
  spots,
  stakedOn,
  totalOf,
  wheel,
  winsOf,
} from './roulette.ts'
import { turnedTo } from './wheel.ts'

const pockets = Array.from({ length: 37 }, (_, pocket) => pocket)
const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const pocket = fc.constantFrom(...pockets)
const bets = fc.dictionary(fc.constantFrom(...spots), fc.integer({ min: 1, max: 50_000 }))

describe('the wheel', () => {
  it('has each of the 37 numbers once; red and black take turns after the zero', () => {
    expect([...wheel].sort((a, b) => a - b)).toEqual(pockets)
    const colours = wheel.map(colourOf)
    expect(colours[0]).toBe('green')
    for (const [place, colour] of colours.slice(1).entries())
      expect(colour).toBe(place % 2 === 0 ? 'red' : 'black')
  })

  it.each([
    ['the lowest bits', [0], 0],
    ['the last number of the first round', [36], 36],
    ['the first of the next', [37], 0],
    ['the highest that is fair', [2 ** 32 - 8], 36],
    ['one above, which is drawn again', [2 ** 32 - 7, 5], 5],
    ['the highest bits, drawn again until they are fair', [2 ** 32 - 1, 2 ** 32 - 3, 40], 3],
  ])('draws from %s', (_what, drawn, expected) => {
    const left = [...drawn]
    expect(pocketOf(() => left.shift() ?? 0)).toBe(expected)
    expect(left).toEqual([])
  })

  it('draws every number from as many of the 2³² words as any other', () => {
    const fair = 2 ** 32 - 7
    expect(fair % 37).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: fair / 37 - 1 }), pocket, (round, own) => {
        expect(pocketOf(() => round * 37 + own)).toBe(own)
      }),
    )
  })

  it('stops with the ball at the number, after moving against the wheel', () => {
    const angle = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(angle, angle, pocket, (from, ball, own) => {
        const to = turnedTo({ wheel: from, ball }, own)
        const apart = (to.ball - to.wheel - (wheel.indexOf(own) * 360) / 37) / 360
        expect(Math.abs(apart - Math.round(apart))).toBeLessThan(1e-9)
        expect(to.wheel).toBeGreaterThan(from)
        expect(ball - to.ball).toBeGreaterThanOrEqual(5 * 360)
      }),
    )
  })
})

describe('the bets', () => {
  it('are nine on many numbers and one on each', () => {
    expect([outsideSpots.length, spots.length]).toEqual([9, 9 + 37])
  })

  it.each([
    ['red', 1, [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]],
    ['black', 1, [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]],
    ['even', 1, pockets.filter((own) => own > 0 && own % 2 === 0)],
    ['odd', 1, pockets.filter((own) => own % 2 === 1)],
    ['low', 1, pockets.slice(1, 19)],
    ['high', 1, pockets.slice(19)],
    ['first', 2, pockets.slice(1, 13)],
    ['second', 2, pockets.slice(13, 25)],
    ['third', 2, pockets.slice(25)],
    ['0', 35, [0]],
    ['17', 35, [17]],
    ['an unknown spot', 0, []],
  ])('%s: pays %i to 1 for its numbers and nothing for others', (spot, pays, covered) => {
    expect(paysOf(spot)).toBe(pays)
    expect(pockets.filter((own) => isCovered(spot, own))).toEqual(covered)
  })

  it.each(spots)('on %s return 36 of 37 on average over all numbers', (spot) => {
    expect(returnToPlayer(spot)).toBe(36 / 37)
  })

  it('lose to zero, except for the one on zero', () => {
    const all = new Map(spots.map((spot) => [spot, 100]))
    expect(winsOf(all, 0)).toEqual([{ spot: '0', bet: 100, amount: 3600 }])
  })

  it('return the bet and its payout for each win, whatever the other bets are', () => {
    fc.assert(
      fc.property(bets, bits, (laid, drawn) => {
        const placed = new Map(Object.entries(laid))
        const own = pocketOf(() => drawn % (2 ** 32 - 7))
        const expected = [...placed].map(([spot, bet]) =>
          isCovered(spot, own) ? bet * (1 + paysOf(spot)) : 0,
        )
        expect(totalOf(winsOf(placed, own))).toBe(expected.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })

  it('lose one part of 37 together, over all numbers', () => {
    fc.assert(
      fc.property(bets, (laid) => {
        const placed = new Map(Object.entries(laid))
        const back = pockets.reduce((sum, own) => sum + totalOf(winsOf(placed, own)), 0)
        expect(back).toBe(36 * stakedOn(placed))
      }),
    )
  })
})
