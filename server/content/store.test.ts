import { expect, test, vi } from 'vitest'
import { createStore, type StoreOptions } from './store.ts'

/** A store with its own clock, and a loader that counts and can fail. */
function setUp(options: Partial<StoreOptions> = {}) {
  let time = 1_000_000
  let failing = false
  let made = 0
  const store = createStore({
    fresh: 10,
    staleWhileRevalidate: 20,
    staleIfError: 0,
    ...options,
    now: () => time,
  })
  const load = vi.fn(async () => {
    made += 1
    await Promise.resolve()
    if (failing) throw new Error('upstream is down')
    return `version ${made}`
  })
  return {
    load,
    get: async (key = 'games') => (await store.get(key, load)).value,
    stale: async (key = 'games') => (await store.get(key, load)).stale,
    peek: store.peek,
    fresh: store.fresh,
    drop: store.drop,
    wait: (seconds: number) => {
      time += seconds * 1000
    },
    fail: (now: boolean) => {
      failing = now
    },
    /** Waits for background work. */
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

test('a hundred callers of one key make one call and get one value', async () => {
  const { get, load } = setUp()
  const values = await Promise.all(Array.from({ length: 100 }, () => get()))
  expect(load).toHaveBeenCalledTimes(1)
  expect(new Set(values)).toEqual(new Set(['version 1']))
})

test('a hundred callers of one failing key make one call and all reject', async () => {
  const { get, load, fail } = setUp()
  fail(true)
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => get()))
  expect(load).toHaveBeenCalledTimes(1)
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
})

test('each key has its own value', async () => {
  const { get, load } = setUp()
  expect([await get('games'), await get('menus')]).toEqual(['version 1', 'version 2'])
  expect(load).toHaveBeenCalledTimes(2)
})

test.each(['__proto__', 'constructor', ''])('%j works as a key', async (key) => {
  const { get, load } = setUp()
  expect([await get(key), await get(key)]).toEqual(['version 1', 'version 1'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a fresh value is served without a call', async () => {
  const { get, load, wait, settle } = setUp()
  await get()
  wait(9.9)
  expect(await get()).toBe('version 1')
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a stale value is served while one call runs in the background', async () => {
  const { get, load, wait, settle } = setUp()
  await get()
  wait(15)
  const served = await Promise.all([get(), get(), get()])
  expect(served).toEqual(['version 1', 'version 1', 'version 1'])
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  expect(await get()).toBe('version 2')
})

test('a value older than both windows is reloaded first', async () => {
  const { get, wait } = setUp()
  await get()
  wait(31)
  expect(await get()).toBe('version 2')
})

test.each([
  ['at the end of the window it is still served', 30, 'version 1'],
  ['a moment later it is not', 30.01, 'version 2'],
])('a stale value: %s', async (_when, seconds, expected) => {
  const { get, wait } = setUp()
  await get()
  wait(seconds)
  expect(await get()).toBe(expected)
})

test('without a window for it, a stale value is never served', async () => {
  const { get, wait } = setUp({ staleWhileRevalidate: 0 })
  await get()
  wait(11)
  expect(await get()).toBe('version 2')
})

test('a failing refresh without stale-if-error drops the value', async () => {
  const { get, wait, fail, settle } = setUp({ staleIfError: 0 })
  await get()
  wait(15)
  fail(true)
  expect(await get()).toBe('version 1')
  await settle()
  await expect(get()).rejects.toThrow('upstream is down')
})

test('a failing refresh with stale-if-error keeps the value', async () => {
  const { get, load, wait, fail, settle } = setUp({ staleIfError: 300 })
  await get()
  fail(true)
  for (const seconds of [15, 100, 150]) {
    wait(seconds)
    expect(await get()).toBe('version 1')
    await settle()
  }
  expect(load).toHaveBeenCalledTimes(4)
})

test('stale-if-error ends', async () => {
  const { get, wait, fail } = setUp({ staleIfError: 300 })
  await get()
  fail(true)
  wait(311)
  await expect(get()).rejects.toThrow('upstream is down')
})

test('HTT-07 during an outage callers get the old value at once, until a call succeeds', async () => {
  const { get, load, wait, fail, settle } = setUp({ staleIfError: 300, staleWhileRevalidate: 0 })
  await get()
  wait(50)
  fail(true)
  expect(await get()).toBe('version 1')
  expect(await get()).toBe('version 1')
  expect(load).toHaveBeenCalledTimes(2)
  wait(1)
  load.mockImplementationOnce(() => new Promise(() => undefined))
  expect(await get()).toBe('version 1')
  expect(await get()).toBe('version 1')
  expect(load).toHaveBeenCalledTimes(3)
  await settle()
})

test('after an outage the background call brings the new value', async () => {
  const { get, wait, fail, settle } = setUp({ staleIfError: 300, staleWhileRevalidate: 0 })
  await get()
  wait(50)
  fail(true)
  await get()
  fail(false)
  wait(1)
  expect(await get()).toBe('version 1')
  await settle()
  expect(await get()).toBe('version 3')
})

test('a value has the seconds for which it has been stale', async () => {
  const { get, stale, wait } = setUp()
  await get()
  expect(await stale()).toBe(0)
  wait(12.5)
  expect(await stale()).toBe(2.5)
})

test('a failed first call is repeated by the next caller', async () => {
  const { get, fail } = setUp()
  fail(true)
  await expect(get()).rejects.toThrow('upstream is down')
  fail(false)
  expect(await get()).toBe('version 2')
})

test('values with no fresh time still share a call in progress', async () => {
  const { get, load, wait } = setUp({ fresh: 0, staleWhileRevalidate: 0 })
  await Promise.all([get(), get()])
  expect(load).toHaveBeenCalledTimes(1)
  wait(1)
  expect(await get()).toBe('version 2')
})

test('without a cached value the loader’s error is thrown, whatever stale-if-error says', async () => {
  const store = createStore({ fresh: 1, staleWhileRevalidate: 0, staleIfError: 300 })
  const failing = () => Promise.reject(new Error('the upstream is down'))
  await expect(store.get('x', failing)).rejects.toThrow('the upstream is down')
})

test('fresh() gives fresh values only, not unknown, stale or dropped ones', async () => {
  const { get, fresh, drop, wait, load } = setUp()
  expect(fresh('games')).toBeUndefined()
  await get()
  wait(9)
  expect(fresh('games')).toBe('version 1')
  wait(1)
  expect(fresh('games')).toBeUndefined()
  expect(await get('menus')).toBe('version 2')
  drop((key) => key === 'menus')
  expect(fresh('menus')).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
})

test('HTT-04 a key that is not a string is refused', async () => {
  const store = createStore({ fresh: 1, staleWhileRevalidate: 0, staleIfError: 0 })
  const load = () => Promise.resolve('x')
  await expect(store.get(7 as unknown as string, load)).rejects.toThrow('is no string')
})
