import { expect, test } from 'vitest'
import { createHealth } from './health.ts'

async function ask(health: ReturnType<typeof createHealth>, path: string) {
  const response = await health.routes.request(path)
  return [response.status, await response.text(), response.headers.get('cache-control')]
}

const failing = () => Promise.reject(new Error('password=secret'))

test.each([
  ['upstreams answer', async () => true, [200, 'ready', 'no-store']],
  ['upstreams do not', async () => false, [503, 'upstreams', 'no-store']],
  ['asking them fails', failing, [503, 'upstreams', 'no-store']],
])('ADM-02 readiness when %s', async (_when, check, expected) => {
  expect(await ask(createHealth(check), '/readyz')).toEqual(expected)
})

test.each([
  ['upstreams answer', async () => true],
  ['asking them fails', failing],
])('ADM-02 the process is alive when %s', async (_when, check) => {
  expect(await ask(createHealth(check), '/healthz')).toEqual([200, 'ok', 'no-store'])
})

test('ADM-02 while it drains the process is alive, but not to be sent requests', async () => {
  let checks = 0
  const health = createHealth(async () => {
    checks += 1
    return true
  })
  health.drain()
  expect(await ask(health, '/readyz')).toEqual([503, 'draining', 'no-store'])
  expect(await ask(health, '/healthz')).toEqual([200, 'ok', 'no-store'])
  expect(checks).toBe(0)
})
