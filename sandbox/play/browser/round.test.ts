import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../art/random.ts'
import { begin, betMoved, betOf, betsOf, canSpin, isEmpty, purse, refilled, settled, spun } from './round.ts'
import { lei, resultOf } from './words.ts'

const half = () => 0.5

describe('the bets of a game', () => {
  it.each([
    ['its limits', { minBet: 0.2, maxBet: 5 }, [20, 50, 100, 200, 500]],
    ['limits of a rich table', { minBet: 250, maxBet: 50_000 }, [25_000, 50_000]],
    ['limits without a common step', { minBet: 600, maxBet: 700 }, [100]],
    ['no limits', {}, [20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000]],
  ])('follow %s', (_what, limits, bets) => {
    expect(betsOf(limits)).toEqual(bets)
  })

  it('can be divided by ten lines and are never more than half of the purse', () => {
    const limit = fc.double({ min: 0, max: 100_000, noNaN: true })
    fc.assert(
      fc.property(limit, limit, (minBet, maxBet) => {
        for (const bet of betsOf({ minBet, maxBet })) {
          expect(bet % 10).toBe(0)
          expect(bet).toBeLessThanOrEqual(purse / 2)
        }
      }),
    )
  })
})

describe('a round', () => {
  it('subtracts the bet first and adds the win when the reels have stopped', () => {
    const play = begin([50, 100])
    expect([play.balance, betOf(play)]).toEqual([100_000, 100])
    const running = spun(play, half)
    expect(running.balance).toBe(99_900)
    expect(spun(running, half)).toBe(running)
    expect(betMoved(running, -1)).toBe(running)
    const ended = settled(running)
    expect(ended.balance).toBe(99_900 + (running.running?.total ?? 0))
    expect(ended.running).toBeUndefined()
    expect(ended.last).toBe(running.running)
    expect(settled(ended)).toEqual(ended)
  })

  it('keeps the balance: the initial amount, less the bets, plus the wins', () => {
    const move = fc.constantFrom('up', 'down', 'spin', 'spin', 'refill')
    fc.assert(
      fc.property(fc.string(), fc.array(move, { maxLength: 60 }), (seed, moves) => {
        const random = createRandom(seed)
        let play = begin(betsOf({ minBet: 100, maxBet: 500 }))
        let books = purse
        for (const name of moves) {
          if (name === 'up' || name === 'down') play = betMoved(play, name === 'up' ? 1 : -1)
          else if (name === 'spin') {
            const could = play.balance >= betOf(play)
            expect(canSpin(play)).toBe(could)
            play = settled(spun(play, random.next))
            if (could) books += (play.last?.total ?? 0) - play.staked
          } else {
            if (books < 10_000) books = purse
            play = refilled(play)
          }
          expect(play.balance).toBe(books)
          expect(play.balance).toBeGreaterThanOrEqual(0)
          expect(play.bets).toContain(betOf(play))
        }
      }),
    )
  })

  it('is refused without money, and an empty balance is refilled', () => {
    const poor = { ...begin([50, 100]), balance: 60 }
    expect(canSpin(poor)).toBe(false)
    expect(spun(poor, half)).toBe(poor)
    expect(isEmpty(poor)).toBe(false)
    expect(refilled(poor)).toBe(poor)
    expect(refilled({ ...poor, balance: 40 }).balance).toBe(purse)
  })
})

describe('the messages', () => {
  it.each([
    [100_000, '1.000,00 lei'],
    [5, '0,05 lei'],
    [123_456_789, '1.234.567,89 lei'],
  ])('say %i bani as %s', (bani, text) => {
    expect(lei(bani)).toBe(text)
  })

  const win = (line: number, amount: number) => ({ line, symbol: 5, count: 3, amount })
  it.each([
    ['nothing', [], 0, 'Fără câștig. Soldul este 10,00 lei.'],
    [
      'one line',
      [win(3, 120)],
      120,
      'Ai câștigat 1,20 lei pe o linie: As de 3 ori, pe linia 4. Soldul este 10,00 lei.',
    ],
    [
      'two lines, the better one',
      [win(0, 120), { ...win(1, 400), count: 4 }],
      520,
      'Ai câștigat 5,20 lei pe 2 linii: As de 4 ori, pe linia 2. Soldul este 10,00 lei.',
    ],
  ])('say %s', (_what, wins, total, text) => {
    expect(resultOf({ stops: [], wins, total }, 1000)).toBe(text)
  })
})
