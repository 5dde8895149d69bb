// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Jackpot } from '#app/api/contract/casino.ts'
import { baniOf } from './money.ts'
import { createJackpotShow } from './show.ts'
import { pickedAt } from './ticks.ts'

const START = 1_795_000_000_000
const HOUR = 3_600_000

const foc = (...amounts: number[]): Jackpot => ({
  id: 'foc',
  slug: 'foc',
  title: 'Foc de Aramă',
  gameCodes: ['diamant-40'],
  jackpotLevels: amounts.map((amount, place) => ({ title: `Nivel ${place}`, amount })),
})

const topOf = (show: ReturnType<typeof createJackpotShow>) => show.getSnapshot().jackpots[0]?.levels[0]

// 1 000 lei, of which 995 are shown after an hour.
test.each([
  ['is the same', 1000, 995, 'running'],
  ['has grown a little', 1001, 995, 'running'],
  ['has grown so much that 99 % of it are more', 1100, 1089, 'running'],
  ['is lower and still above what is shown', 996, 995, 'running'],
  ['is what is shown', 995, 995, 'running'],
  ['is lower than the shown amount', 990, 995, 'held'],
  ['is lower by five hundredths exactly', 945.25, 995, 'held'],
  ['is lower by more', 945.24, 935.78, 'won'],
  ['is nothing', 0, 0, 'won'],
])(
  'JAC-02 when the next served amount %s, %d lei, the level shows %d and is %s',
  (_when, served, amount, state) => {
    const show = createJackpotShow({ seed: 1 })
    show.report([foc(1000)], START)
    show.advance(START + HOUR)
    expect(topOf(show)?.amount).toBe(995)
    show.report([foc(served)], START + HOUR)
    expect(topOf(show)).toEqual({ title: 'Nivel 0', amount, served, state })
  },
)

test('JAC-02 a held amount stands still until the served one has passed it', () => {
  const show = createJackpotShow({ seed: 1 })
  show.report([foc(1000)], START)
  show.advance(START + HOUR)
  show.report([foc(990)], START + HOUR)
  show.advance(START + 4 * HOUR)
  expect(topOf(show)).toMatchObject({ amount: 995, state: 'held' })
  expect(show.nextAt(START + 4 * HOUR)).toBeUndefined()
  show.report([foc(1000)], START + 4 * HOUR)
  show.advance(START + 5 * HOUR)
  expect(topOf(show)).toMatchObject({ amount: 997.5, state: 'running' })
})

test('JAC-02 an amount stands still when the clock is set back', () => {
  const show = createJackpotShow({ seed: 1 })
  show.report([foc(1000)], START + HOUR)
  show.report([foc(2000)], START)
  show.advance(START + 2 * HOUR)
  expect(topOf(show)).toMatchObject({ amount: 1990, served: 2000 })
})

test('JAC-02 a won level shows its win for 6,4 s and grows from its new start meanwhile', () => {
  const show = createJackpotShow({ seed: 1 })
  show.report([foc(50_000)], START)
  show.report([foc(10_000)], START + 30_000)
  expect(topOf(show)).toMatchObject({ amount: 9900, served: 10_000, state: 'won' })
  show.advance(START + 36_399)
  expect(topOf(show)?.state).toBe('won')
  expect(topOf(show)?.amount).toBeGreaterThan(9900)
  expect(show.nextAt(START + 36_399)).toBe(START + 36_400)
  show.advance(START + 36_400)
  expect(topOf(show)?.state).toBe('running')
})

test('JAC-02 a level that was just won stands still like any other when less is served than it shows', () => {
  const show = createJackpotShow({ seed: 1 })
  for (const served of [36, 33, 32]) show.report([foc(served)], START)
  expect(topOf(show)).toMatchObject({ amount: 32.67, served: 32, state: 'held' })
})

test('JAC-02 over any reports an amount falls only when it was won, and passes the served one only while held', () => {
  const step = fc.record({ wait: fc.integer({ min: 0, max: HOUR }), served: fc.nat(200_000) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), fc.integer(), (steps, seed) => {
      const show = createJackpotShow({ seed })
      let now = START
      let before = 0
      for (const { wait, served } of steps) {
        now += wait
        show.report([foc(served, served / 10)], now)
        for (const at of [now, now + wait / 2]) {
          show.advance(at)
          const { amount = -1, state, served: truth = -1 } = topOf(show) ?? {}
          if (amount < before) expect(state).toBe('won')
          expect(amount > truth).toBe(state === 'held')
          before = amount
        }
        now += wait / 2
      }
    }),
  )
})

test('JAC-02 the same seed, reports and times give the same amounts, and more calls in between change nothing', () => {
  const list = [foc(48_210.11, 3904.75, 612.4), { ...foc(900, 80), id: 'b' }, { ...foc(70, 8), id: 'c' }]
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(90_000), { maxLength: 20 }), (seed, waits) => {
      const [few, many] = [createJackpotShow({ seed }), createJackpotShow({ seed })]
      for (const show of [few, many]) show.report(list, START)
      let now = START
      for (const wait of waits) {
        for (let part = 1; part < 8; part += 1) many.advance(now + Math.floor((wait * part) / 8))
        now += wait
        for (const show of [few, many]) show.advance(now)
        expect(many.getSnapshot()).toEqual(few.getSnapshot())
      }
    }),
  )
})

test('JAC-02 three to five jackpots are drawn in a tick, each once, and each as often as any other', () => {
  const counts = new Map<number, number>()
  for (let tick = 1_795_000_000; tick < 1_795_006_000; tick += 1) {
    const places = pickedAt(42, tick, 12)
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThanOrEqual(3)
    expect(places.length).toBeLessThanOrEqual(5)
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  expect([...counts.keys()].sort((one, other) => one - other)).toEqual([...Array(12).keys()])
  for (const count of counts.values()) expect(Math.abs(count / 2000 - 1)).toBeLessThan(0.08)
  for (const count of [0, 1, 2, 3]) expect(pickedAt(42, 9, count).length).toBe(count)
})

test('listeners are called only for changes, and unchanged jackpots are the same object', () => {
  const show = createJackpotShow({ seed: 3 })
  const heard = vi.fn()
  const stop = show.subscribe(heard)
  show.report([foc(1_000_000), { ...foc(0.5), id: 'mic', gameCodes: ['diamant-40', 'fructe-20'] }], START)
  const before = show.getSnapshot()
  show.advance(START + 1)
  expect(show.getSnapshot()).toBe(before)
  show.advance(START + 10_000)
  expect(heard).toHaveBeenCalledTimes(2)
  const after = show.getSnapshot()
  expect(after.byId.get('foc')).not.toBe(before.byId.get('foc'))
  expect(after.byId.get('mic')).toBe(before.byId.get('mic'))
  expect(after.byGame.get('diamant-40')?.id).toBe('foc')
  expect(after.byGame.get('fructe-20')?.id).toBe('mic')
  expect(after.reportedAt).toBe(START)
  stop()
  show.report([], START + 20_000)
  expect(show.getSnapshot().jackpots).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('bani are never more than the lei they come from, and less than one ban apart', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (lei) => {
      expect(baniOf(lei) / 100).toBeLessThanOrEqual(lei)
      expect(lei - baniOf(lei) / 100).toBeLessThanOrEqual(0.0101)
    }),
  )
  expect(baniOf(1284907.36)).toBe(128_490_736)
  expect(Number.isSafeInteger(baniOf(1e308))).toBe(true)
})
