// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growthOf, type JackpotLedger, MAX_REPORTS, pointsOf, withReport } from './ledger.ts'

const titles = ['Mare', 'Mini']

/** The ledger after reports of the amounts of both levels, one a minute. */
const after = (...reports: [top: number, low: number][]): JackpotLedger | undefined =>
  reports.reduce<JackpotLedger | undefined>(
    (ledger, amounts, minute) =>
      withReport(
        ledger,
        {
          levels: amounts.map((served, place) => ({
            title: titles[place] ?? '',
            amount: served,
            served,
            state: 'resting' as never,
          })),
        },
        minute * 60_000,
      ),
    undefined,
  )

test('the growth is exact to the ban, and unknown before a second report', () => {
  const one = after([1000.1, 10])
  expect(one && growthOf(one)).toBeUndefined()
  const three = after([1000.1, 10], [1000.2, 11], [1000.3, 12])
  expect(three && growthOf(three)).toEqual({ lei: 0.2, since: 0 })
})

test('a fall of the top level begins the line anew and keeps the amount before it', () => {
  const ledger = after([1000, 10], [1200, 11], [500, 12], [510, 13])
  expect(ledger?.fall).toEqual({ at: 120_000, lei: 1200, level: 'Mare' })
  expect(ledger && growthOf(ledger)).toEqual({ lei: 10, since: 120_000 })
})

test('a fall of a low level is told, and the line goes on', () => {
  const ledger = after([1000, 10], [1001, 5], [1002, 6])
  expect(ledger?.fall).toEqual({ at: 60_000, lei: 10, level: 'Mini' })
  expect(ledger && growthOf(ledger)).toEqual({ lei: 2, since: 0 })
})

test('the ledger of a long visit stays small, and its ends are exact', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 2, maxLength: 400 })
  fc.assert(
    fc.property(amounts, (steps) => {
      const tops = steps.map(
        (_, end) => 1000 + steps.slice(0, end).reduce((sum, step) => sum + step, 0) / 100,
      )
      const ledger = after(...tops.map((top): [number, number] => [top, 10]))
      expect(ledger?.reports.length).toBeLessThanOrEqual(MAX_REPORTS)
      expect(ledger?.reports[0]?.at).toBe(0)
      expect(ledger?.reports.at(-1)?.at).toBe((steps.length - 1) * 60_000)
    }),
  )
})

test('the line fills its box from the lower left to the upper right', () => {
  const ledger = after([100, 1], [150, 1], [200, 1])
  expect(pointsOf(ledger?.reports ?? [], 80, 20)).toBe('0.0,20.0 40.0,10.0 80.0,0.0')
  expect(pointsOf([], 80, 20)).toBe('')
  expect(pointsOf(after([100, 1], [100, 1])?.reports ?? [], 80, 20)).toBe('0.0,20.0 80.0,20.0')
})
