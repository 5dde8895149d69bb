import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createFeed, type FeedState, type HubHandlers } from './feed.ts'

const DELAYS = [0, 2000, 10_000, 30_000]

/** A hub whose connections succeed or fail as told. */
function setUp() {
  const handlers: HubHandlers[] = []
  const told: string[] = []
  const hub = { start: vi.fn(async () => {}), stop: vi.fn(async () => {}) }
  const reader = { init: vi.fn(), update: vi.fn(), clear: vi.fn() }
  const [clear, onFail, onStopFail] = [vi.fn(), vi.fn(), vi.fn()]
  const feed = createFeed({
    open: async (own) => {
      handlers.push(own)
      return hub
    },
    reader,
    delays: DELAYS,
    clear,
    onFail,
    onStopFail,
    now: Date.now,
  })
  const nameOf = ({ name }: FeedState) => name
  feed.state.subscribe(() => told.push(nameOf(feed.state.getSnapshot())))
  const at = (place: number) => handlers.at(place) as HubHandlers
  return { feed, hub, reader, at, told, clear, onFail, onStopFail, opened: () => handlers.length }
}

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  return () => vi.useRealTimers()
})

describe('the feed', () => {
  test('LIV-02 goes from connecting to connected, through reconnecting and back', async () => {
    const { feed, at, told } = setUp()
    feed.start()
    await settle()
    at(0).onInit([])
    at(0).onReconnecting()
    at(0).onReconnected()
    expect(told).toEqual(['connecting', 'connected', 'reconnecting', 'connected'])
  })

  test('LIV-02 tries at once, after 2, 10 and 30 seconds, and then stops and says so', async () => {
    const { feed, hub, onFail } = setUp()
    hub.start.mockRejectedValue(new Error('503'))
    feed.start()
    const tries: number[] = []
    for (const seconds of [0, 2, 10, 30, 600]) {
      await settle(seconds * 1000)
      tries.push(hub.start.mock.calls.length)
    }
    expect(tries).toEqual([2, 3, 4, 5, 5])
    expect(feed.state.getSnapshot().name).toBe('lost')
    expect(onFail).toHaveBeenCalledTimes(1)
  })

  test('LIV-02 ends when it is no longer wanted, and forgets the tables', async () => {
    const { feed, hub, clear, at, reader } = setUp()
    feed.start()
    await settle()
    feed.stop()
    expect(hub.stop).toHaveBeenCalledTimes(1)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(feed.state.getSnapshot()).toEqual({ name: 'off' })
    at(0).onUpdate({ late: true })
    at(0).onClose()
    expect(reader.update).not.toHaveBeenCalled()
    expect(feed.state.getSnapshot()).toEqual({ name: 'off' })
  })

  test('LIV-02 says when a connection could not be ended', async () => {
    const { feed, hub, onStopFail } = setUp()
    feed.start()
    await settle()
    hub.stop.mockRejectedValue(new Error('stuck'))
    feed.stop()
    await settle()
    expect(onStopFail).toHaveBeenCalledTimes(1)
  })

  test('one that is stopped before it is connected does not connect', async () => {
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

  test('UXP-13 begins again after the last try when the tab wakes, and says since when it is old', async () => {
    const { feed, at, opened } = setUp()
    feed.start()
    await settle()
    at(0).onInit([])
    await settle(5000)
    at(0).onUpdate({})
    const heard = Date.now()
    await settle(40_000)
    at(0).onReconnecting()
    expect(feed.state.getSnapshot()).toEqual({ name: 'reconnecting', since: heard })
    at(0).onClose()
    expect(feed.state.getSnapshot()).toEqual({ name: 'lost', since: heard })
    feed.wake()
    expect(feed.state.getSnapshot()).toEqual({ name: 'reconnecting', since: heard })
    await settle()
    expect(opened()).toBe(2)
    expect(feed.state.getSnapshot()).toEqual({ name: 'connected' })
  })

  test('UXP-13 a tab that wakes while it waits for the next try waits no longer', async () => {
    const { feed, hub, at, opened } = setUp()
    feed.start()
    await settle()
    at(0).onReconnecting()
    feed.wake()
    await settle()
    expect(hub.stop).toHaveBeenCalledTimes(1)
    expect(opened()).toBe(2)
  })

  test('a tab that wakes while all is well leaves it alone', async () => {
    const { feed, opened } = setUp()
    feed.start()
    await settle()
    feed.wake()
    await settle()
    expect(opened()).toBe(1)
  })
})
