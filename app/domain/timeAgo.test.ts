// @vitest-environment node
import { expect, test } from 'vitest'
import { agoOf } from './timeAgo.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  ['this moment', 0],
  ['less than a minute', minute - 1],
  ['a clock that is behind', -5000],
  ['a clock that is two hours behind', -2 * hour],
])('WIN-01 %s is just now', (_what, past) => {
  expect(agoOf(1e12 - past, 1e12)).toBeUndefined()
})

test.each([
  ['a minute', minute, 1, 'minute'],
  ['an hour less a moment', hour - 1, 59, 'minute'],
  ['an hour', hour, 1, 'hour'],
  ['a day less a moment', day - 1, 23, 'hour'],
  ['two days', 49 * hour, 2, 'day'],
  ['30 days', 30 * day, 30, 'day'],
  ['31 days', 31 * day, 1, 'month'],
  ['a year less a day', 364 * day, 11, 'month'],
  ['a year', 365 * day, 1, 'year'],
  ['896 days', 896 * day, 2, 'year'],
] as const)('WIN-01 %s', (_what, past, value, unit) => {
  expect(agoOf(1e12 - past, 1e12)).toEqual({ value, unit })
})
