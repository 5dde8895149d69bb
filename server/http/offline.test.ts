import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { namesBuild, offlineRoutes } from './offline.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'worker-'))
writeFileSync(join(clientDir, 'sw.js'), 'self.x = 1')

const site = (on: boolean) => offlineRoutes({ on, clientDir, origins: ['https://static.example'] })

test('the service worker is asked for each time, and may call only the site and where its files are', async () => {
  const answer = await site(true).request('/sw.js')
  expect(await answer.text()).toBe('self.x = 1')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://static.example",
  )
})

test('switched off, a worker is served that removes all that is kept, and itself', async () => {
  const answer = await site(false).request('/sw.js')
  const deleted: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  let isGone = false
  let work: Promise<unknown> = Promise.resolve()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: {
      unregister: async () => {
        isGone = true
      },
    },
  }
  const caches = { keys: async () => ['a', 'b'], delete: async (name: string) => deleted.push(name) }
  new Function('self', 'caches', await answer.text())(self, caches)
  listeners.get('activate')?.({
    waitUntil: (promise: Promise<unknown>) => {
      work = promise
    },
  })
  await work
  expect([deleted, isGone]).toEqual([['a', 'b'], true])
})

test('the page for what is not kept has no script and leads to the lobby', async () => {
  const answer = await site(true).request('/api/offline')
  const text = await answer.text()
  expect(text).not.toContain('<script')
  expect(text).toContain('<a href="/">')
})

test('every response names its build', async () => {
  const app = new Hono().use(namesBuild(async () => 'b1')).get('/', (context) => context.text(''))
  expect((await app.request('/')).headers.get('x-build')).toBe('b1')
})
