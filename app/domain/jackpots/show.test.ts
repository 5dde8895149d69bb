// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Jackpot } from '#app/api/contract/casino.ts'
import { createJackpotShow } from './show.ts'
import { firstShown, totalOf } from './shown.ts'
import { pickedAt } from './ticks.ts'

const START = 1_795_000_000_000
const HOUR = 3_600_000

const jackpotOf = (id: string, amounts: readonly number[]): Jackpot => ({
  id,
  slug: id,
  title: id,
  gameCodes: [`${id}-joc`],
  jackpotLevels: amounts.map((amount, place) => ({ title: `Nivel ${place}`, amount })),
})

const amount = fc.oneof(
  fc.integer({ min: 0, max: 300_000_000 }).map((bani) => bani / 100),
  fc.double({ min: 0, max: 3_000_000, noNaN: true }),
  fc.constantFrom(0, 0.01, 0.009999999, 1284907.36, 88.02, 0.1 + 0.2),
)
const levels = fc.array(amount, { minLength: 1, maxLength: 4 })
const jackpots = fc
  .array(levels, { minLength: 1, maxLength: 9 })
  .map((list) => list.map((amounts, place) => jackpotOf(`j${place}`, amounts)))
const seed = fc.integer()
/** Pauses of a tab: frames, seconds, an hour asleep, and a clock that is set back. */
const waits = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 500, max: 20_000 }),
    fc.constant(HOUR),
    fc.integer({ min: -HOUR, max: -1 }),
  ),
  { maxLength: 30 },
)

const baniIn = (lei: number) => Math.round(lei * 100)
const shownIn = (show: ReturnType<typeof createJackpotShow>) =>
  show.getSnapshot().jackpots.flatMap(({ levels }) => levels.map(({ amount }) => baniIn(amount)))

test('JAC-02 amounts begin at 99 % of what is served, in whole bani', () => {
  const show = createJackpotShow({ seed: 1 })
  show.report([jackpotOf('foc', [1284907.36, 612.4, 0.01])], START)
  const [foc] = show.getSnapshot().jackpots
  expect(foc?.levels.map(({ amount }) => amount)).toEqual([1272058.28, 606.27, 0])
  expect(foc?.total).toBe(1272664.55)
  for (const { amount, served } of foc?.levels ?? []) expect(firstShown(served)).toBe(amount)
})

test('JAC-02 with any clock amounts never fall, never exceed the served one, and move by a ban at least', () => {
  fc.assert(
    fc.property(jackpots, seed, waits, (served, seed, steps) => {
      const show = createJackpotShow({ seed })
      show.report(served, START)
      let now = START
      let before = shownIn(show)
      for (const step of steps) {
        now += step
        show.advance(now)
        const after = shownIn(show)
        for (const [place, bani] of after.entries()) {
          const grown = bani - (before[place] ?? 0)
          expect(grown === 0 || grown >= 1).toBe(true)
        }
        for (const { levels } of show.getSnapshot().jackpots)
          for (const level of levels) expect(level.amount).toBeLessThanOrEqual(level.served)
        before = after
      }
      for (const [place, { levels }] of show.getSnapshot().jackpots.entries())
        for (const [level, { served: shown }] of levels.entries())
          expect(shown).toBeLessThanOrEqual(served[place]?.jackpotLevels[level]?.amount ?? -1)
    }),
  )
})

test('JAC-02 after two hours every amount is the served one, to the last ban', () => {
  fc.assert(
    fc.property(jackpots, seed, waits, fc.nat(HOUR), (served, seed, steps, more) => {
      const show = createJackpotShow({ seed })
      show.report(served, START)
      let now = START
      for (const step of steps) {
        now += step
        show.advance(now)
      }
      show.advance(START + 2 * HOUR + more)
      for (const { levels } of show.getSnapshot().jackpots)
        for (const level of levels) expect(level.amount).toBe(level.served)
      expect(show.nextAt(START + 2 * HOUR + more)).toBeUndefined()
    }),
  )
})

/** The rules word for word: every tick in order, without shortcuts. */
function plainShow(served: readonly Jackpot[], seed: number, until: number): number[][] {
  const full = served.map(({ jackpotLevels }) => jackpotLevels.map(({ amount }) => Math.floor(amount * 100)))
  const shown = full.map((levels) => levels.map((bani) => Math.floor(bani * 0.99)))
  const begin = shown.map((levels) => [...levels])
  const moveTo = (jackpot: number, level: number, time: number) => {
    const from = begin[jackpot]?.[level] ?? 0
    const to = full[jackpot]?.[level] ?? 0
    const line = from + Math.floor(((to - from) * (time - START)) / (2 * HOUR))
    const row = shown[jackpot]
    if (row && line - (row[level] ?? 0) >= 1) row[level] = line
  }
  const drawn = [...served.keys()].filter((place) => (full[place]?.length ?? 0) > 1)
  for (let time = START + 1; time <= until; time += 1) {
    const topTick = Math.floor((time * 6) / 10_000) > Math.floor(((time - 1) * 6) / 10_000)
    if (topTick) for (const place of served.keys()) moveTo(place, 0, time)
    if (time % 1000 > 0) continue
    for (const drawnPlace of pickedAt(seed, time / 1000, drawn.length)) {
      const place = drawn[drawnPlace] ?? -1
      for (const level of (full[place] ?? []).keys()) if (level > 0) moveTo(place, level, time)
    }
  }
  return shown
}

test('JAC-02 a tab that slept shows the same amounts as one that counted every tick', () => {
  const whole = fc.nat(90_000_000)
  const some = fc
    .array(fc.array(whole, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })
    .map((list) => list.map((amounts, place) => jackpotOf(`j${place}`, amounts)))
  fc.assert(
    fc.property(some, seed, fc.integer({ min: 1, max: 90_000 }), waits, (served, seed, length, steps) => {
      const show = createJackpotShow({ seed })
      show.report(served, START)
      let now = START
      for (const step of steps.filter((wait) => wait < length)) {
        now = Math.min(now + step, START + length)
        show.advance(now)
      }
      show.advance(START + length)
      const bani = show.getSnapshot().jackpots.map(({ levels }) => levels.map(({ amount }) => baniIn(amount)))
      expect(bani).toEqual(plainShow(served, seed, START + length))
    }),
    // The line of this example reaches a whole ban exactly on the tick.
    { numRuns: 40, examples: [[[jackpotOf('j0', [22_500_000, 0])], 0, 65_000, []]] },
  )
})

test('JAC-02 a caller that only calls at `nextAt` misses no change', () => {
  const served = [jackpotOf('a', [500_000, 9000, 700]), jackpotOf('b', [90_000, 2000]), jackpotOf('c', [700])]
  const told = createJackpotShow({ seed: 7 })
  told.report(served, START)
  let calls = 0
  for (let at = told.nextAt(START); at && at <= START + 60_000; at = told.nextAt(at)) {
    told.advance(at)
    calls += 1
  }
  const patient = createJackpotShow({ seed: 7 })
  patient.report(served, START)
  for (let now = START; now <= START + 60_000; now += 1) patient.advance(now)
  expect(shownIn(told)).toEqual(shownIn(patient))
  // 60 ticks of the low levels and 36 of the top ones; every fifth low one coincides with a third top one.
  expect(calls).toBe(84)
})

test('JAC-01 totals are the sums of their levels, to the ban', () => {
  fc.assert(
    fc.property(jackpots, seed, waits, (served, seed, steps) => {
      const show = createJackpotShow({ seed })
      show.report(served, START)
      let now = START
      for (const step of steps) {
        now += step
        show.advance(now)
        for (const { levels, total } of show.getSnapshot().jackpots)
          expect(baniIn(total)).toBe(levels.reduce((sum, { amount }) => sum + baniIn(amount), 0))
      }
    }),
  )
  expect(totalOf(jackpotOf('x', [0.1, 0.2, 1284907.36]))).toBe(1284907.66)
})
