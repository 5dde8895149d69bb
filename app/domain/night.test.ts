// @vitest-environment node
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNight, nextNightChange } from './night.ts'

const { TZ } = process.env
beforeAll(() => {
  process.env.TZ = 'Europe/Bucharest'
})
afterAll(() => {
  process.env.TZ = TZ
})

test.each([
  ['at midnight', '2026-11-30T00:00:00', true],
  ['just before six', '2026-11-30T05:59:59.999', true],
  ['at six', '2026-11-30T06:00:00', false],
  ['just before midnight', '2026-11-30T23:59:59.999', false],
])('%s it is night: %s, %s', (_when, time, expected) => {
  expect(isNight(new Date(time))).toBe(expected)
})

test.each([
  ['in the evening at midnight', '2026-11-30T23:50:00', '2026-12-01T00:00:00'],
  ['at midnight at six', '2026-12-01T00:00:00', '2026-12-01T06:00:00'],
  ['at six at the next midnight', '2026-12-01T06:00:00', '2026-12-02T00:00:00'],
  ['at the end of a year', '2026-12-31T12:00:00', '2027-01-01T00:00:00'],
])('the tone changes next %s', (_when, now, expected) => {
  expect(nextNightChange(new Date(now))).toEqual(new Date(expected))
})

test.each([
  ['five hours long when the clock goes forward', '2026-03-29T00:00:00', 5],
  ['seven hours long when it goes back', '2026-10-25T00:00:00', 7],
])('a night is %s', (_when, begin, hours) => {
  const now = new Date(begin)
  expect(nextNightChange(now).getTime() - now.getTime()).toBe(hours * 3_600_000)
})

test('the next change is ahead, within a day and an hour, and everything until it is the same', () => {
  const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(time, fc.double({ min: 0, max: 0.999, noNaN: true }), (now, part) => {
      const next = nextNightChange(now)
      const ahead = next.getTime() - now.getTime()
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(25 * 3_600_000)
      expect(isNight(new Date(now.getTime() + Math.floor(ahead * part)))).toBe(isNight(now))
      expect(isNight(next)).toBe(!isNight(now))
    }),
  )
})
