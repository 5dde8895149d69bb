// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirrorOf, withBalance, withPlay } from './mirror.ts'
import { everyDayOf, monthOf, noonOf, sumsOf } from './month.ts'
import { balanceShares, columnsPath, linePath, playedShares, pointsPath, seenPath } from './plot.ts'

const HOUR = 3_600_000
const at = (day: number, hour = 12, month = 10) => new Date(2026, month, day, hour).getTime()

/** Played on 3 and 4 November, and 28 October; only the balance was seen on the 6th, nothing on the others. */
let mirror = mirrorOf([], 'ana')
mirror = withPlay(mirror, at(28, 12, 9), at(28, 13, 9))
mirror = withBalance(mirror, 300.1, at(3, 9))
mirror = withPlay(mirror, at(3, 20), at(3, 22))
mirror = withBalance(mirror, 200.2, at(3, 22))
mirror = withPlay(mirror, at(4, 20), at(4, 21))
mirror = withBalance(mirror, 100, at(6))

const month = monthOf(mirror, at(7))

test('the month has every day until today, and knows only those that were seen', () => {
  expect(month.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`))
  expect(month.flatMap(({ day, seen }) => (seen ? [day] : []))).toEqual([
    '2026-11-03',
    '2026-11-04',
    '2026-11-06',
  ])
})

test('the sums are of the month only, and their difference has no rounding error', () => {
  expect(sumsOf(month)).toEqual({
    played: 3 * HOUR,
    seen: 3,
    entry: { day: '2026-11-03', amount: 300.1 },
    last: { day: '2026-11-06', amount: 100 },
    change: -200.1,
  })
})

test('without a known balance there is none, and not zero', () => {
  const played = monthOf(withPlay(mirrorOf([], 'ana'), at(3), at(3, 13)), at(7))
  expect(sumsOf(played)).toEqual({
    played: HOUR,
    seen: 1,
    entry: undefined,
    last: undefined,
    change: undefined,
  })
  expect(sumsOf(monthOf(mirrorOf([], 'ana'), at(7)))).toMatchObject({ played: 0, seen: 0 })
})

test('everything that is kept begins at the first day that was seen', () => {
  const all = everyDayOf(mirror, at(7))
  expect(all[0]?.day).toBe('2026-10-28')
  expect(all).toHaveLength(11)
  expect(everyDayOf(mirrorOf([], 'ana'), at(7))).toEqual([])
})

test('a month has each of its days once, in any year', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(time, (now) => {
      const days = monthOf(mirrorOf([], 'ana'), now.getTime()).map(({ day }) => noonOf(day))
      expect(days.map((day) => day.getDate())).toEqual(Array.from(days, (_, place) => place + 1))
      expect(days.at(-1)?.getDate()).toBe(now.getDate())
      expect(new Set(days.map((day) => day.getMonth())).size).toBe(1)
    }),
  )
})

test('the plots begin at zero; days that were not seen are gaps', () => {
  expect(playedShares(month)).toEqual({
    greatest: 2 * HOUR,
    shares: [undefined, undefined, 1, 0.5, undefined, 0, undefined],
  })
  expect(columnsPath(playedShares(month))).toBe('M2.2 1V0h.6V1zM3.2 1V0.5h.6V1z')
  expect(seenPath(playedShares(month))).toBe('M2.2 1h.6M3.2 1h.6M5.2 1h.6')
  expect(balanceShares(month).shares).toEqual([
    undefined,
    undefined,
    1,
    undefined,
    undefined,
    100 / 200.2,
    undefined,
  ])
  expect(pointsPath(balanceShares(month))).toBe('M2.5 0h0M5.5 0.5005h0')
})

test('days in a row are one line, also at zero', () => {
  expect(linePath({ greatest: 0, shares: [0, 0, undefined, 1] })).toBe('M0.5 1L1.5 1M3.5 0')
  expect(columnsPath({ greatest: 0, shares: [0, undefined] })).toBe('')
})
