import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '#app/domain/durations.ts'
import { lastKeepAlive } from './cookies.ts'
import { startKeepAlive } from './keepAlive.ts'

const ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
  localStorage.clear()
  lastKeepAlive.write(Date.now())
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  lastKeepAlive.forget()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** One tab; `beats` holds what each call said of the last activity. */
function open(keepAlive: () => Promise<void> = async () => {}) {
  const beats: number[] = []
  const onFailure = vi.fn()
  const end = startKeepAlive({
    keepAlive: (millis) => {
      beats.push(millis)
      return keepAlive()
    },
    onFailure,
    lastKeepAlive,
  })
  ends.push(end)
  return { beats, onFailure, end }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const act = (type = 'keydown') => dispatchEvent(new Event(type))

/** Stubs the Web Locks API: one holder at a time, as in a browser with several tabs. */
function stubLocks(): void {
  const held = new Set<string>()
  async function request(name: string, _options: object, task: (lock: object | null) => Promise<void>) {
    if (held.has(name)) return task(null)
    held.add(name)
    await task({}).finally(() => held.delete(name))
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
}

test('KEP-01 a call goes out every 5 minutes, and says how long the player has been idle', async () => {
  const { beats } = open()
  await wait(minutes(5) - 1)
  expect(beats).toEqual([])
  await wait(1)
  await wait(minutes(5))
  expect(beats).toEqual([minutes(5), minutes(10)])
})

test.each(['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'])(
  'KEP-01 %s is an action, counted once it has been quiet for 250 ms',
  async (type) => {
    const { beats } = open()
    await wait(minutes(4))
    act(type)
    await wait(200)
    act(type)
    await wait(minutes(1) - 200)
    expect(beats).toEqual([minutes(1) - 450])
  },
)

test('KEP-01 other events do not count as activity', async () => {
  const { beats } = open()
  await wait(minutes(4))
  act('mouseup')
  await wait(minutes(1))
  expect(beats).toEqual([minutes(5)])
})

test('KEP-01 after a sleep longer than 5 minutes the first activity sends one call at once', async () => {
  const { beats } = open()
  // Timers of a machine that sleeps do not run.
  vi.setSystemTime(Date.now() + minutes(60))
  act()
  await wait(300)
  expect(beats).toHaveLength(1)
  expect(beats[0]).toBeLessThan(seconds(1))
  act()
  await wait(minutes(1))
  expect(beats).toHaveLength(1)
})

test('KEP-01 activity within the 5 minutes sends no extra call', async () => {
  const { beats } = open()
  for (let minute = 0; minute < 4; minute += 1) {
    await wait(minutes(1))
    act()
  }
  expect(beats).toEqual([])
})

test('KEP-03 one of several tabs sends the call, which covers the activity of all', async () => {
  stubLocks()
  const tabs = [open(), open(), open()]
  await wait(minutes(4))
  act()
  await wait(minutes(1))
  expect(tabs.flatMap(({ beats }) => beats)).toEqual([minutes(1) - 250])
})

test('KEP-03 while one tab waits for the response, no other tab sends a call', async () => {
  stubLocks()
  const tabs = [open(() => new Promise(() => {})), open()]
  await wait(minutes(5))
  lastKeepAlive.write(0)
  await wait(minutes(5))
  expect(tabs.map(({ beats }) => beats.length)).toEqual([1, 0])
})

test('KEP-03 without locks, the shared time of the last call prevents a second one', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const tabs = [open(), open()]
  await wait(minutes(10))
  expect(tabs.flatMap(({ beats }) => beats)).toHaveLength(2)
})

test('KEP-03 a tab sends the next call in time after a newer tab was closed', async () => {
  const { beats } = open()
  await wait(minutes(2))
  lastKeepAlive.write(Date.now())
  open().end()
  await wait(minutes(5))
  expect(beats).toEqual([minutes(5)])
})

test('KEP-03 the time of the last call is kept in this browser for 14 days', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  lastKeepAlive.write(1_700_000_000_000)
  expect(written).toHaveBeenCalledWith('keep-alive=1700000000000; Path=/; Max-Age=1209600; SameSite=Lax')
})

test('KEP-02 a failed call is reported once and does not count for the other tabs', async () => {
  const { onFailure } = open(() => Promise.reject(new Error('no')))
  const before = lastKeepAlive.read()
  await wait(minutes(5))
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(lastKeepAlive.read()).toBe(before)
})

test('KEP-02 while offline no call is sent, so none fails', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { beats, onFailure } = open()
  await wait(minutes(20))
  expect([beats, onFailure.mock.calls]).toEqual([[], []])
})

test('AUT-03 after it is stopped it sends, handles and reports nothing', async () => {
  let fail = (_: Error) => {}
  const { beats, onFailure, end } = open(() => new Promise((_, reject) => (fail = reject)))
  await wait(minutes(5))
  act()
  end()
  fail(new Error('late'))
  lastKeepAlive.write(0)
  act()
  await wait(minutes(20))
  expect(beats).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()
})
