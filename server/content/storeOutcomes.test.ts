import { expect, test, vi } from 'vitest'
import { ApiError } from '#app/api/errors.ts'
import { createStore } from './store.ts'

test.each([
  ['is missing', 404, 'rejected'],
  ['is a redirect', 302, 'rejected'],
  ['is refused', 403, 'rejected'],
  ['fails', 500, 'fulfilled'],
  ['is rate limited', 429, 'fulfilled'],
])('HTT-09 stale-if-error with an upstream whose answer %s (%i)', async (_what, status, outcome) => {
  let time = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 86_400, now: () => time })
  const load = vi.fn(() => Promise.resolve('version 1'))
  const get = () => store.get('games', load)
  await get()
  time = 100_000
  load.mockRejectedValueOnce(new ApiError('http://upstream/games', status, ''))
  const [answer] = await Promise.allSettled([get()])
  expect(answer?.status).toBe(outcome)
  expect(store.peek('games') === undefined).toBe(outcome === 'rejected')
})

test('HTT-07 a caller with a limit stops waiting; the others get the value', async () => {
  const load = vi.fn(() => Promise.resolve('version 1'))
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 })
  let arrive: (value: string) => void = () => undefined
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const hasty = store.get('games', load, { patience: 1 })
  const patient = store.get('games', load)
  await expect(hasty).rejects.toThrow('Request timed out')
  arrive('late')
  expect((await patient).value).toBe('late')
  expect((await store.get('games', load, { patience: 1 })).value).toBe('late')
})

test('a value that may not be cached reaches its callers only, and removes the old one', async () => {
  let made = 0
  const load = async () => {
    made += 1
    return `version ${made}`
  }
  let time = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 20, staleIfError: 300, now: () => time })
  const get = () => store.get('x', load, { keeps: (value) => value !== 'version 2' })
  await get()
  time = 15_000
  await get()
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.peek('x')).toBeUndefined()
})

test('ADM-06 with more keys than the cache holds, loads in progress still reach their callers', async () => {
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 0, most: 5 })
  const slow = (value: string) => () => new Promise<string>((resolve) => setTimeout(resolve, 5, value))
  const keys = [...Array(500).keys()].map(String)
  const values = await Promise.all(keys.map(async (key) => (await store.get(key, slow(key))).value))
  expect(values).toEqual(keys)
})

test('a load that started before a drop is not cached', async () => {
  let made = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 0 })
  const load = async () => {
    made += 1
    return `version ${made}`
  }
  const get = async () => (await store.get('games', load)).value
  const before = get()
  store.drop((key) => key === 'games')
  expect(await before).toBe('version 1')
  expect(store.peek('games')).toBeUndefined()
  expect(await get()).toBe('version 2')
})
