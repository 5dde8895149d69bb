// @vitest-environment node
import { expect, test } from 'vitest'
import { dayAt, isRunning, periodOf } from './period.ts'

test.each([
  ['in winter Romania is two hours ahead', '2026-11-30T22:00:00Z', '2026-12-01'],
  ['in summer three', '2026-06-30T20:59:59Z', '2026-06-30'],
  ['and a new day begins at its own midnight', '2026-06-30T21:00:00Z', '2026-07-01'],
])('PRO-04 %s', (_why, at, day) => {
  expect(dayAt(Date.parse(at))).toBe(day)
})

const today = '2026-11-22'

test.each([
  ['without dates it always runs', {}, true],
  ['it runs on its first day', { start: today }, true],
  ['it does not run before that', { start: '2026-11-23' }, false],
  ['it runs on its last day', { end: today }, true],
  ['it does not run after that', { end: '2026-11-21' }, false],
  ['between both it runs', { start: '2026-11-01', end: '2026-11-30' }, true],
  ['a period that ends before it begins never runs', { start: '2026-11-30', end: '2026-11-01' }, false],
])('PRO-04 %s', (_why, dates, expected) => {
  expect(isRunning(dates, today)).toBe(expected)
})

test.each([
  ['no text without dates', {}, undefined],
  ['an end alone', { end: '2026-11-30' }, { form: 'until', to: { day: '2026-11-30', whole: 'month' } }],
  [
    'an end in another year says it',
    { end: '2027-01-15' },
    { form: 'until', to: { day: '2027-01-15', whole: 'year' } },
  ],
  ['a start alone', { start: '2026-11-01' }, { form: 'since', from: { day: '2026-11-01', whole: 'month' } }],
  [
    'one day',
    { start: '2026-11-30', end: '2026-11-30' },
    { form: 'on', from: { day: '2026-11-30', whole: 'month' } },
  ],
  [
    'a shared month is said once',
    { start: '2026-12-01', end: '2026-12-15' },
    { form: 'within', from: { day: '2026-12-01', whole: 'day' }, to: { day: '2026-12-15', whole: 'month' } },
  ],
  [
    'two months',
    { start: '2026-11-28', end: '2026-12-03' },
    {
      form: 'between',
      from: { day: '2026-11-28', whole: 'month' },
      to: { day: '2026-12-03', whole: 'month' },
    },
  ],
  [
    'a shared year that is not this one is said once',
    { start: '2027-01-01', end: '2027-02-03' },
    {
      form: 'between',
      from: { day: '2027-01-01', whole: 'month' },
      to: { day: '2027-02-03', whole: 'year' },
    },
  ],
  [
    'two years',
    { start: '2026-12-20', end: '2027-01-06' },
    { form: 'between', from: { day: '2026-12-20', whole: 'year' }, to: { day: '2027-01-06', whole: 'year' } },
  ],
])('PRO-04 %s', (_why, dates, expected) => {
  expect(periodOf(dates, today)).toEqual(expected)
})
