import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FeedState } from '#app/domain/live/feed.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { createFeed, type HubHandlers } from './feed.ts'

/** A hub whose connections succeed or fail as the test says. */
function setUp() {
  const handlers: HubHandlers[] = []
  const told: string[] = []
  const hub = { start: vi.fn(async () => {}), stop: vi.fn(async () => {}) }
  const reader = { init: vi.fn(), update: vi.fn(), clear: vi.fn() }
  const [clear, onStopFail] = [vi.fn(), vi.fn()]
  const feed = createFeed({
    open: async (own) => {
      handlers.push(own)
      return hub
    },
    reader,
    budget: createRetryBudget('hub', () => 0),
    clear,
    onStopFail,
    now: Date.now,
  })
  const nameOf = ({ name }: FeedState) => name
  feed.state.subscribe(() => told.push(nameOf(feed.state.getSnapshot())))
  const at = (place: number) => handlers.at(place) as HubHandlers
  return { feed, hub, reader, at, told, clear, onStopFail, opened: () => handlers.length }
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('the feed', () => {
  test('LIV-02 goes from connecting to connected, through reconnecting and back', async () => {
    const { feed, hub, at, told } = setUp()
    feed.start()
    await settle()
    at(0).onInit([])
    await settle(60_000)
    hub.start.mockRejectedValueOnce(new Error('503'))
    at(0).onClose()
    await settle(2000)
    expect(told.filter((name, place) => name !== told[place - 1])).toEqual([
      'connecting',
      'connected',
      'reconnecting',
      'connected',
    ])
    expect(hub.start).toHaveBeenCalledTimes(3)
  })

  test('LIV-02 tries at once, after 2, 10 and 30 seconds, then once a minute, and says so', async () => {
    const { feed, hub } = setUp()
    hub.start.mockRejectedValue(new Error('503'))
    feed.start()
    const tries: number[] = []
    for (const seconds of [0, 2, 10, 30, 60, 60]) {
      await settle(seconds * 1000)
      tries.push(hub.start.mock.calls.length)
    }
    expect(tries).toEqual([2, 3, 4, 5, 6, 7])
    expect(feed.state.getSnapshot().name).toBe('lost')
  })

  test('LIV-02 a lost connection starts the delays again; one that was never established does not', async () => {
    const { feed, at, opened } = setUp()
    feed.start()
    await settle(30_000)
    at(-1).onClose()
    await settle()
    expect(opened()).toBe(2)
    at(-1).onClose()
    await settle(1999)
    expect(opened()).toBe(2)
    await settle(1)
    expect(opened()).toBe(3)
  })

  test('LIV-02 a connection attempt is given up after 15 seconds', async () => {
    const { feed, hub, told } = setUp()
    hub.start.mockImplementation(() => new Promise(() => {}))
    feed.start()
    await settle(14_999)
    expect(told).toEqual(['connecting'])
    await settle(1)
    expect(told.at(-1)).toBe('reconnecting')
    expect(hub.stop).toHaveBeenCalled()
  })

  test('a list that is too long ends the connection like a loss', async () => {
    const { feed, opened } = setUp()
    feed.start()
    for (let times = 0; times < 50; times += 1) {
      await settle()
      feed.restart()
    }
    expect(opened()).toBe(2)
  })

  test('UXP-13 a manual retry always connects; a waking tab only within its retry budget', async () => {
    const { feed, hub } = setUp()
    hub.start.mockRejectedValue(new Error('503'))
    feed.start()
    await settle()
    for (let times = 0; times < 50; times += 1) {
      feed.wake()
      await settle(100)
    }
    expect(hub.start).toHaveBeenCalledTimes(5)
    feed.retry()
    expect(hub.start).toHaveBeenCalledTimes(5)
    await settle()
    expect(hub.start).toHaveBeenCalledTimes(6)
  })

  test('UXP-13 what arrived before a loss is still read', async () => {
    const { feed, at, reader } = setUp()
    feed.start()
    await settle()
    at(0).onInit([])
    at(0).onClose()
    await settle(2000)
    expect(reader.init).toHaveBeenCalledTimes(1)
    expect(reader.clear).not.toHaveBeenCalled()
  })

  test('LIV-02 stops when it is no longer wanted and clears the tables', async () => {
    const { feed, hub, clear, at, reader } = setUp()
    feed.start()
    await settle()
    feed.stop()
    expect(reader.clear).toHaveBeenCalled()
    expect(hub.stop).toHaveBeenCalledTimes(1)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(feed.state.getSnapshot()).toEqual({ name: 'off' })
    at(0).onUpdate({ late: true })
    at(0).onClose()
    expect(reader.update).not.toHaveBeenCalled()
    expect(feed.state.getSnapshot()).toEqual({ name: 'off' })
  })

  test('LIV-02 reports a connection that could not be stopped', async () => {
    const { feed, hub, onStopFail } = setUp()
    feed.start()
    await settle()
    hub.stop.mockRejectedValue(new Error('stuck'))
    feed.stop()
    await settle()
    expect(onStopFail).toHaveBeenCalledTimes(1)
  })

  test('a feed that is stopped while connecting stays off', async () => {
    const { feed, hub, told } = setUp()
    let connected = () => {}
    hub.start.mockImplementation(() => new Promise((resolve) => (connected = () => resolve())))
    feed.start()
    await settle()
    feed.stop()
    connected()
    await settle()
    expect(told).toEqual(['connecting', 'off'])
    expect(hub.stop).toHaveBeenCalled()
  })

  test('UXP-13 starts again after the last try when the tab wakes, and says since when its data is old', async () => {
    const { feed, hub, at, opened } = setUp()
    feed.start()
    await settle()
    at(0).onInit([])
    await settle(5000)
    at(0).onUpdate({})
    const heard = Date.now()
    hub.start.mockRejectedValue(new Error('503'))
    at(0).onClose()
    expect(feed.state.getSnapshot()).toEqual({ name: 'reconnecting', since: heard })
    await settle(90_000)
    expect(feed.state.getSnapshot()).toEqual({ name: 'lost', since: heard })
    const before = opened()
    hub.start.mockResolvedValue()
    feed.wake()
    await settle()
    expect(opened()).toBe(before + 1)
    expect(feed.state.getSnapshot()).toEqual({ name: 'connected' })
  })

  test('UXP-13 a tab that wakes between two tries connects at once', async () => {
    const { feed, hub, at, opened } = setUp()
    feed.start()
    await settle()
    hub.start.mockRejectedValueOnce(new Error('503'))
    at(0).onClose()
    await settle()
    feed.wake()
    await settle()
    expect(hub.start).toHaveBeenCalledTimes(3)
    expect(opened()).toBe(3)
  })

  test('a tab that wakes while connected does nothing', async () => {
    const { feed, opened } = setUp()
    feed.start()
    await settle()
    feed.wake()
    await settle()
    expect(opened()).toBe(1)
  })
})
