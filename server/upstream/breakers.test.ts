import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Upstream } from '#app/api/content.ts'
import { ApiError } from '#app/api/errors.ts'
import { createBreakers, isRefused } from './breakers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const down = () => Promise.reject(new ApiError('http://upstream', 503, ''))
const gone = () => Promise.reject(new ApiError('http://upstream', 404, ''))
const well = () => Promise.resolve('answer')

function setUp() {
  const changes: string[] = []
  const decisions: { upstream: Upstream; open: boolean }[] = []
  const { guard, follow } = createBreakers({
    openSeconds: 10,
    onChange: ({ upstream, state }) => changes.push(`${upstream} ${state}`),
    onDecision: (decision) => decisions.push(decision),
  })
  /** Result of a call: its value, `failed` or `refused`. */
  const call = (make: () => Promise<string>, upstream: 'casino' | 'cms' = 'casino') =>
    guard(upstream, make).catch((error: unknown) => (isRefused(error) ? 'refused' : 'failed'))
  const times = async (count: number, make: () => Promise<string>) => {
    for (let made = 0; made < count; made += 1) await call(make)
  }
  return { changes, decisions, guard, follow, call, times }
}

test('HTT-07 five failures in a row open the breaker of a service, not of others', async () => {
  const { call, times, changes } = setUp()
  await times(4, down)
  expect(await call(well)).toBe('answer')
  await times(5, down)
  expect(await call(well)).toBe('refused')
  expect(await call(well, 'cms')).toBe('answer')
  expect(changes).toEqual(['casino is left alone'])
})

test('HTT-07 half of the last twenty calls failing opens it too', async () => {
  const { call, times } = setUp()
  for (let pair = 0; pair < 10; pair += 1) {
    expect(await call(well)).toBe('answer')
    await times(1, down)
  }
  expect(await call(well)).toBe('refused')
})

test('a 404 is no failure', async () => {
  const { call, times } = setUp()
  await times(50, gone)
  expect(await call(well)).toBe('answer')
})

test('HTT-07 after about ten seconds one trial call is allowed, for whose result the others wait', async () => {
  const { call, times, changes } = setUp()
  await times(5, down)
  vi.advanceTimersByTime(7999)
  expect(await call(well)).toBe('refused')
  vi.advanceTimersByTime(4002)
  let arrive: (value: string) => void = () => undefined
  const trial = call(() => new Promise<string>((resolve) => (arrive = resolve)))
  const second = vi.fn(well)
  const waiting = call(second)
  await Promise.resolve()
  expect(second).not.toHaveBeenCalled()
  arrive('back')
  expect([await trial, await waiting]).toEqual(['back', 'answer'])
  expect(changes).toEqual(['casino is left alone', 'casino is tried', 'casino answers again'])
})

test('a failed trial keeps the breaker open for as long again', async () => {
  const { call, times } = setUp()
  await times(5, down)
  vi.advanceTimersByTime(12_001)
  expect(await call(down)).toBe('failed')
  vi.advanceTimersByTime(7999)
  expect(await call(well)).toBe('refused')
})

test('HTT-02 at most a tenth of all calls are retried', async () => {
  const { guard } = setUp()
  let allowed = 0
  for (let made = 0; made < 1000; made += 1) {
    await guard('casino', async ({ mayRetry }) => {
      if (mayRetry?.()) allowed += 1
    })
  }
  expect(allowed).toBeGreaterThanOrEqual(100)
  expect(allowed).toBeLessThanOrEqual(121)
})

test('HTT-07 the state of another instance is taken over, and not reported again', async () => {
  const { call, follow, changes, decisions } = setUp()
  follow({ upstream: 'casino', open: true })
  follow({ upstream: 'casino', open: true })
  expect(await call(well)).toBe('refused')
  expect(await call(well, 'cms')).toBe('answer')
  follow({ upstream: 'casino', open: false })
  expect(await call(well)).toBe('answer')
  expect([changes, decisions]).toEqual([['casino is left alone', 'casino answers again'], []])
})

test('HTT-07 a breaker opened by others is tried here after the same time, and its result is reported', async () => {
  const { call, follow, decisions } = setUp()
  follow({ upstream: 'casino', open: true })
  vi.advanceTimersByTime(7999)
  expect(await call(well)).toBe('refused')
  vi.advanceTimersByTime(4002)
  expect(await call(well)).toBe('answer')
  expect(decisions).toEqual([{ upstream: 'casino', open: false }])
})

test('HTT-07 an older call that fails later does not change a state taken over from others', async () => {
  const { call, times, follow, changes } = setUp()
  await times(4, down)
  const { promise, reject: fail } = Promise.withResolvers<string>()
  const late = call(() => promise)
  follow({ upstream: 'casino', open: true })
  follow({ upstream: 'casino', open: false })
  fail(new ApiError('http://upstream', 503, ''))
  await late
  expect(await call(well)).toBe('answer')
  expect(changes).toEqual(['casino is left alone', 'casino answers again'])
})
