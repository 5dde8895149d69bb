import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let served = 'a'
let asked: string[] = []

beforeEach(() => {
  served = 'a'
  asked = []
  vi.useFakeTimers()
  vi.resetModules()
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
  const { watchBuild } = await import('./buildWatch.ts')
  const stop = watchBuild('a')
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(asked).toHaveLength(2)
  for (const address of asked) expect(address).toMatch(/^\/api\/build\?t=\d+$/)
  stop()
})

test('UXP-12 the polling ends with a new build', async () => {
  const { isRenewed, watchBuild } = await import('./buildWatch.ts')
  watchBuild('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(isRenewed()).toBe(false)
  served = 'b'
  await vi.advanceTimersByTimeAsync(300_000)
  expect(isRenewed()).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(2)
})

test('ERR-04 the slowest connections are not polled', async () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: 'slow-2g' } })
  const { watchBuild } = await import('./buildWatch.ts')
  watchBuild('a')
  await vi.advanceTimersByTimeAsync(301_000)
  expect(asked).toEqual([])
})
