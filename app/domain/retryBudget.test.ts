import { describe, expect, test } from 'vitest'
import { createRetryBudget, type RetryKind, retryDelays } from './retryBudget.ts'

const SECOND = 1000
const MINUTE = 60_000
const never = () => 0

/** Delays of a connection whose every attempt fails at once. */
function waitsOf(line: RetryKind, count: number, chance = never): number[] {
  const budget = createRetryBudget(line, chance)
  let now = 0
  return Array.from({ length: count }, () => {
    budget.attempt(now)
    const wait = budget.lost(now)
    now += wait
    return wait / SECOND
  })
}

/** Attempts in ten minutes of a connection that is lost `stands` milliseconds after each success. */
function attemptsOf(line: RetryKind, stands: number): number[] {
  const budget = createRetryBudget(line, never)
  const attempts: number[] = []
  for (let now = 0; now < 10 * MINUTE; ) {
    attempts.push(now)
    budget.attempt(now)
    budget.up(now)
    now += stands
    now += budget.lost(now)
  }
  return attempts
}

describe('the retry budget', () => {
  test.each<[RetryKind, number[]]>([
    ['hub', [0, 2, 10, 30, 60, 60]],
    ['notifications', [1, 1, 60, 60]],
    ['keepAlive', [60, 60]],
    ['jackpots', [30, 60, 60]],
    ['winners', [60, 60]],
    ['buildWatch', [60, 60]],
    ['draftWatch', [30, 60]],
  ])('LIV-02 NTF-01 %s waits %j seconds when nothing answers', (line, waits) => {
    expect(waitsOf(line, waits.length)).toEqual(waits)
  })

  test('jitter shortens the long delays by up to a quarter, and not the first ones', () => {
    expect(waitsOf('hub', 6, () => 1)).toEqual([0, 2, 10, 30, 45, 45])
    expect(waitsOf('hub', 6, () => 0.5)).toEqual([0, 2, 10, 30, 52.5, 52.5])
  })

  test.each<[string, number, number]>([
    ['falls at once', 0, 14],
    ['lasts a second', SECOND, 14],
    ['lasts 29 seconds', 29 * SECOND, 9],
    ['lasts 30 seconds, so that each loss counts as the first', 30 * SECOND, 20],
  ])('a hub that %s is asked so often in ten minutes', (_what, stands, count) => {
    const attempts = attemptsOf('hub', stands)
    expect(attempts).toHaveLength(count)
    for (const from of attempts)
      expect(attempts.filter((at) => at >= from && at < from + MINUTE).length).toBeLessThanOrEqual(5)
  })

  test('a loss after a stable connection starts with the first delays again', () => {
    const budget = createRetryBudget('hub', never)
    for (let now = 0; now < 60 * MINUTE; now += 5 * MINUTE) {
      budget.attempt(now)
      budget.up(now)
      expect(budget.lost(now + MINUTE)).toBe(0)
    }
  })

  test.each(Object.keys(retryDelays) as RetryKind[])(
    '%s asked whenever there is room asks 5 times a minute and 100 times an hour',
    (line) => {
      const budget = createRetryBudget(line, never)
      const attempts: number[] = []
      for (let now = 0; now < 60 * MINUTE; now += SECOND) {
        if (budget.delayUntilAllowed(now) > 0) continue
        attempts.push(now)
        budget.attempt(now)
        budget.lost(now)
      }
      expect(attempts.filter((at) => at < MINUTE)).toHaveLength(5)
      expect(attempts).toHaveLength(100)
    },
  )

  test('the delay after a loss respects the limits too', () => {
    const budget = createRetryBudget('hub', never)
    for (let now = 0; now < 5; now += 1) budget.attempt(now * SECOND)
    expect(budget.lost(5 * SECOND)).toBe(55 * SECOND)
  })

  test('a clock that is set back delays an attempt by a minute at most', () => {
    const budget = createRetryBudget('hub', never)
    for (let now = 0; now < 5; now += 1) budget.attempt(10 * 60 * MINUTE)
    budget.attempt(0)
    expect(budget.delayUntilAllowed(0)).toBe(0)
  })

  test('it is spent once the first delays are used up, until a connection is stable', () => {
    const budget = createRetryBudget('notifications', never)
    const spent = [0, 1, 2].map((now) => {
      budget.lost(now)
      return budget.isSpent()
    })
    budget.up(0)
    budget.lost(MINUTE)
    expect([...spent, budget.isSpent()]).toEqual([false, false, true, false])
  })
})
