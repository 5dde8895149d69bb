import { expect, test } from 'vitest'
import { durationOf, sessionSpan } from './sessionSpan.ts'

const MINUTE = 60_000

test.each([
  { when: 'a session has just begun', now: 0, span: { hours: 0, minutes: 0 }, duration: 'PT0M' },
  { when: 'a minute is not full', now: MINUTE - 1, span: { hours: 0, minutes: 0 }, duration: 'PT0M' },
  { when: 'a minute is full', now: MINUTE, span: { hours: 0, minutes: 1 }, duration: 'PT1M' },
  { when: 'an hour is full', now: 60 * MINUTE, span: { hours: 1, minutes: 0 }, duration: 'PT1H0M' },
  { when: 'it lasts', now: 84 * MINUTE, span: { hours: 1, minutes: 24 }, duration: 'PT1H24M' },
  { when: 'a day is over', now: 1500 * MINUTE, span: { hours: 25, minutes: 0 }, duration: 'PT25H0M' },
  { when: 'the clock is behind', now: -5 * MINUTE, span: { hours: 0, minutes: 0 }, duration: 'PT0M' },
])('CPL-05: $when', ({ now, span, duration }) => {
  expect(sessionSpan({ startedAt: 0, now })).toEqual(span)
  expect(durationOf(span)).toBe(duration)
})
