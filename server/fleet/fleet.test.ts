import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { alone, type Fleet, joinFleet } from './fleet.ts'
import type { FleetMessage } from './fleetMessages.ts'
import { hasRedis, type RedisForTest, startRedis } from './testing.ts'

const limits = { fresh: 60, staleIfError: 0 }

test('a single instance counts and calls for itself, and notifies no other', async () => {
  const limiter = alone.limiter('preview', 1)
  expect([await limiter.take('a'), await limiter.isOver('a'), await limiter.take('a')]).toEqual([
    false,
    true,
    true,
  ])
  expect(await alone.publish({ what: 'changed', keys: ['games'] })).toBe(true)
})

describe.skipIf(!hasRedis)('instances that share a Redis', () => {
  let server: RedisForTest
  const members: Fleet[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.stop())
  afterEach(() => {
    for (const fleet of members.splice(0)) fleet.close()
  })

  async function join(services = ['http://casino', 'http://cms', undefined]) {
    const changes: string[] = []
    const heard: FleetMessage[] = []
    const fleet = joinFleet({
      url: server.url,
      services,
      timeout: 2000,
      onChange: ({ state }) => changes.push(state),
    })
    members.push(fleet)
    fleet.listen((news) => heard.push(news))
    await vi.waitFor(async () => expect(await fleet.publish({ what: 'changed', keys: [] })).toBe(true))
    return { ...fleet, changes, heard }
  }

  const news: FleetMessage = { what: 'changed', keys: ['games', 'page:despre-noi'] }

  test('each instance receives the news of the others, not its own, nor those of other sites', async () => {
    const [one, other, foreign] = [await join(), await join(), await join(['http://elsewhere'])]
    await vi.waitFor(async () => {
      await one.publish(news)
      expect(other.heard).toContainEqual(news)
    })
    expect(one.heard).not.toContainEqual(news)
    expect(foreign.heard).toEqual([])
  })

  test('LCH-02 wrong passwords count at all instances together', async () => {
    const [one, other] = [(await join()).limiter('preview', 5), (await join()).limiter('preview', 5)]
    const over = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).take('10.0.0.1')),
    )
    expect(over.filter((isOver) => !isOver)).toHaveLength(5)
    expect([await one.isOver('10.0.0.1'), await other.isOver('10.0.0.2')]).toEqual([true, false])
  })

  test('ADM-03 without Redis each instance uses its own memory, reports it once, and reconnects', async () => {
    const one = await join()
    const { share } = one.shareAnswers(limits)
    const guard = async () => 'own' as never
    const ask = () =>
      share('games', (from) => from('casino', guard), { guard, aged: () => undefined, hasNothing: true })
    await server.stop()
    expect([await ask(), await ask()]).toEqual(['own', 'own'])
    expect(await one.publish(news)).toBe(false)
    const limiter = one.limiter('preview', 1)
    expect([await limiter.take('b'), await limiter.take('b')]).toEqual([false, true])
    await vi.waitFor(() => expect(one.changes).toEqual(['is left alone']))
    await server.start()
    await vi.waitFor(async () => expect(await one.publish(news)).toBe(true), { timeout: 10_000 })
    expect(one.changes).toEqual(['is left alone', 'answers again'])
  })

  test('ADM-03 a Redis that hangs costs one timeout, not one per command', async () => {
    const one = await join()
    const limiter = one.limiter('preview', 100)
    server.hang()
    try {
      await limiter.take('c')
      const started = performance.now()
      for (let count = 0; count < 20; count += 1) await limiter.take('c')
      expect(performance.now() - started).toBeLessThan(500)
      expect(one.changes).toEqual(['is left alone'])
    } finally {
      server.go()
    }
    await vi.waitFor(async () => expect(await one.publish(news)).toBe(true), { timeout: 10_000 })
  })
})
