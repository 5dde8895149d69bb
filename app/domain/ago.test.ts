// @vitest-environment node
import { expect, test } from 'vitest'
import { agoOf } from './ago.ts'

test.each([
  ['just now', 0, 0, 'minute'],
  ['a clock that is behind', -5000, 0, 'minute'],
  ['59 minutes', 59 * 60_000, 59, 'minute'],
  ['one hour', 3_600_000, 1, 'hour'],
  ['23 hours', 23 * 3_600_000 + 1, 23, 'hour'],
  ['two days', 49 * 3_600_000, 2, 'day'],
] as const)('%s', (_what, past, value, unit) => {
  expect(agoOf(1_000_000_000 - past, 1_000_000_000)).toEqual({ value, unit })
})
