import { expect, test, vi } from 'vitest'
import { createHealth } from './health.ts'

async function ask(health: ReturnType<typeof createHealth>, path: string) {
  const response = await health.routes.request(path)
  return [response.status, await response.text(), response.headers.get('cache-control')]
}

const healthOf = (ready: boolean) => {
  const prepare = vi.fn()
  return { prepare, health: createHealth({ isReady: () => ready, prepare }) }
}

test('ADM-02 readiness with content in the cache, without a call', async () => {
  const { health, prepare } = healthOf(true)
  expect(await ask(health, '/readyz')).toEqual([200, 'ready', 'no-store'])
  expect(prepare).not.toHaveBeenCalled()
})

test('ADM-02 without content in the cache it is not ready, and starts to load it', async () => {
  const { health, prepare } = healthOf(false)
  expect(await ask(health, '/readyz')).toEqual([503, 'upstreams', 'no-store'])
  expect(prepare).toHaveBeenCalledTimes(1)
})

test.each([true, false])('ADM-02 the process is alive, ready or not (%s)', async (ready) => {
  expect(await ask(healthOf(ready).health, '/healthz')).toEqual([200, 'ok', 'no-store'])
})

test('ADM-02 while it drains the process is alive, but not ready', async () => {
  const { health, prepare } = healthOf(false)
  health.drain()
  expect(await ask(health, '/readyz')).toEqual([503, 'draining', 'no-store'])
  expect(await ask(health, '/healthz')).toEqual([200, 'ok', 'no-store'])
  expect(prepare).not.toHaveBeenCalled()
})
