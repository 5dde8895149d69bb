import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { jackpots } from '#sandbox/fixtures/games.ts'
import { createJackpotFeed } from './jackpotFeed.ts'
import { startJackpots } from './jackpots.ts'

const answer = vi.fn(async () => new Response(JSON.stringify(jackpots)))
const onFail = vi.fn()
let hidden = false
let still = false
let tellStill = () => {}
const watchStill = (listener: () => void) => {
  tellStill = listener
  return () => {}
}
let visit: Visit
let stop = () => {}

/** The jackpots that the visit shows now. */
const jackpotsNow = () => storeOf(visit, createJackpotFeed).getSnapshot()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  visit = new QueryClient()
  stop = startJackpots(visit, { onFail, isStill: () => still, watchStill })
})
afterEach(() => {
  stop()
  hidden = false
  still = false
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const look = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

test('JAC-03 jackpots are requested at once and then every 30 s', async () => {
  await after(29)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(answer).toHaveBeenCalledWith('/api/jackpots', expect.anything())
  await after(2)
  expect(answer).toHaveBeenCalledTimes(2)
  await after(300)
  expect(answer).toHaveBeenCalledTimes(12)
})

test('JAC-03 hiding and showing the page sends no earlier request; a hidden page sends none', async () => {
  await after(10)
  look(true)
  await after(5)
  look(false)
  await after(5)
  expect(answer).toHaveBeenCalledTimes(1)
  look(true)
  await after(600)
  expect(answer).toHaveBeenCalledTimes(1)
  look(false)
  await after(1)
  expect(answer).toHaveBeenCalledTimes(2)
})

test.each([
  ['is refused', async () => new Response('{}', { status: 404 })],
  ['is lost', () => Promise.reject(new TypeError('offline'))],
  ['is malformed', async () => new Response('[{}]')],
])(
  'JAC-03 a call that %s is told once, and the amounts go on growing until the next',
  async (_what, failure) => {
    const [{ id } = { id: '' }] = jackpots
    const total = () => jackpotsNow()?.byId.get(id)?.levels[0]?.amount ?? 0
    await after(20)
    answer.mockImplementationOnce(failure)
    await after(12)
    expect([answer.mock.calls.length, onFail.mock.calls.length]).toEqual([2, 1])
    const before = total()
    await after(25)
    expect(total()).toBeGreaterThan(before)
    await after(10)
    expect([answer.mock.calls.length, onFail.mock.calls.length]).toEqual([3, 1])
  },
)

test('JAC-03 repeated failures are reported once, and again after a success', async () => {
  await after(20)
  answer.mockImplementation(async () => new Response('{}', { status: 404 }))
  await after(300)
  expect(onFail).toHaveBeenCalledTimes(1)
  answer.mockImplementation(async () => new Response(JSON.stringify(jackpots)))
  // After several failures the next call is up to a minute away.
  await after(61)
  answer.mockImplementationOnce(async () => new Response('{}', { status: 404 }))
  await after(31)
  expect(onFail).toHaveBeenCalledTimes(2)
})

test('JAC-04 amounts stand still with reduced motion, and continue afterwards', async () => {
  const [{ id } = { id: '' }] = jackpots
  const total = () => jackpotsNow()?.byId.get(id)?.total ?? 0
  await after(25)
  still = true
  tellStill()
  const held = total()
  await after(300)
  expect(total()).toBe(held)
  still = false
  tellStill()
  await after(25)
  expect(total()).toBeGreaterThan(held)
})

test('JAC-03 no request is sent after it is stopped', async () => {
  await after(1)
  stop()
  look(false)
  await after(120)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('JAC-04 reduced motion from the start shows amounts too: one request, then no change', async () => {
  stop()
  answer.mockClear()
  still = true
  visit = new QueryClient()
  stop = startJackpots(visit, { onFail, isStill: () => still, watchStill })
  await after(1)
  const shown = jackpotsNow()?.byId.get(jackpots[0]?.id ?? '')?.levels[0]?.amount
  expect(shown).toBeGreaterThan(0)
  await after(600)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(jackpotsNow()?.byId.get(jackpots[0]?.id ?? '')?.levels[0]?.amount).toBe(shown)
})
