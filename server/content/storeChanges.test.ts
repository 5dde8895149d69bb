import { BrokenCircuitError } from 'cockatiel'
import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

/** A store with its own clock, and a loader that can fail. */
function setUp(staleIfError = 0) {
  let time = 0
  let failing = false
  let made = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 20, staleIfError, now: () => time })
  const load = async () => {
    made += 1
    if (failing) throw new Error('upstream is down')
    return `version ${made}`
  }
  return {
    ...store,
    get: async (key = 'games') => (await store.get(key, load)).value,
    stale: async (key = 'games') => (await store.get(key, load)).stale,
    fail: (now: boolean) => {
      failing = now
    },
    wait: (seconds: number) => {
      time += seconds * 1000
    },
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

test('dropped values are reloaded before they are served, and no others', async () => {
  const { get, drop } = setUp()
  expect([await get('games'), await get('menus')]).toEqual(['version 1', 'version 2'])
  drop((key) => key === 'games')
  expect([await get('games'), await get('menus')]).toEqual(['version 3', 'version 2'])
})

test('HTT-09 a dropped value is served if its reload fails, within stale-if-error', async () => {
  const { get, stale, drop, fail, wait, settle } = setUp(300)
  await get()
  wait(5)
  drop(() => true)
  fail(true)
  expect(await get()).toBe('version 1')
  wait(2)
  expect(await stale()).toBe(2)
  await settle()
  fail(false)
  wait(1)
  await get()
  await settle()
  expect(await stale()).toBe(0)
})

test('HTT-09 without stale-if-error a dropped value is gone', async () => {
  const { get, drop, fail, peek } = setUp()
  await get()
  drop(() => true)
  fail(true)
  await expect(get()).rejects.toThrow('upstream is down')
  expect(peek('games')).toBeUndefined()
})

test('HTT-09 a renewal after failures is reported once', async () => {
  let time = 0
  const onRecovered = vi.fn()
  const options = { fresh: 10, staleWhileRevalidate: 0, staleIfError: 300, now: () => time, onRecovered }
  const store = createStore(options)
  const well = async () => 'answer'
  const failing = () => Promise.reject(new Error('upstream is down'))
  await store.get('games', well)
  time = 11_000
  await store.get('games', well)
  expect(onRecovered).not.toHaveBeenCalled()
  time = 22_000
  await store.get('games', failing)
  time = 23_000
  await store.get('games', well)
  await vi.waitFor(() => expect(onRecovered.mock.calls).toEqual([['games']]))
})

test('HTT-07 a refused call is no failed attempt: the next one is made as soon as allowed', async () => {
  let time = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 300, now: () => time })
  const answers = ['first', new BrokenCircuitError(), new BrokenCircuitError(), 'second']
  const load = vi.fn(async () => {
    const next = answers.shift() ?? ''
    if (next instanceof Error) throw next
    return next
  })
  const get = async () => (await store.get('games', load)).value
  await get()
  time = 11_000
  for (const _ of [1, 2, 3]) {
    expect(await get()).toBe('first')
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(await get()).toBe('second')
})

test('the age of a shared value counts', async () => {
  let time = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 0, now: () => time })
  const load = vi.fn(async (aged: (seconds: number) => void) => {
    aged(8)
    return 'theirs'
  })
  await store.get('games', load)
  time = 1900
  await store.get('games', load)
  expect(load).toHaveBeenCalledTimes(1)
  time = 2100
  await store.get('games', load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('HTT-09 a value that arrives too old is marked stale, and not reloaded at once', async () => {
  let time = 0
  const store = createStore({ fresh: 10, staleWhileRevalidate: 0, staleIfError: 300, now: () => time })
  const load = vi.fn(async (aged: (seconds: number) => void) => {
    aged(50)
    return 'theirs'
  })
  expect(await store.get('games', load)).toEqual({ value: 'theirs', stale: 40 })
  time = 400
  expect(await store.get('games', load)).toEqual({ value: 'theirs', stale: 40.4 })
  expect(load).toHaveBeenCalledTimes(1)
})
