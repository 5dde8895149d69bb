import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endVisit } from '../visit.ts'
import { hasNewBuild, watchBuild } from './buildWatch.ts'

let served = 'a'
let asked: string[] = []

beforeEach(() => {
  served = 'a'
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(JSON.stringify({ id: served }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ERR-04 the latest build is asked for with a timestamp, after a second and then every five minutes', async () => {
  const visit = new QueryClient()
  watchBuild(visit, 'a')
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(2)
  for (const address of asked) expect(address).toMatch(/^\/api\/build\?t=\d+$/)
  endVisit(visit)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
})

test('UXP-12 the polling ends with a new build', async () => {
  const visit = new QueryClient()
  watchBuild(visit, 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(hasNewBuild(visit)).toBe(false)
  served = 'b'
  await vi.advanceTimersByTimeAsync(300_000)
  expect(hasNewBuild(visit)).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
})

test('ERR-04 the slowest connections are not polled', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: 'slow-2g' } })
  watchBuild(new QueryClient(), 'a')
  await vi.advanceTimersByTimeAsync(301_000)
  expect(asked).toEqual([])
})
