import { createClient } from '@redis/client'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Guard } from '#app/api/content.ts'
import { ApiError } from '#app/api/errors.ts'
import { createSharedAnswers } from './answers.ts'
import { connectRedis, type Redis } from './redis.ts'
import { hasRedis, type RedisForTest, startRedis } from './testing.ts'

const Games = v.array(v.string())

describe.skipIf(!hasRedis)('shared responses', () => {
  let server: RedisForTest
  let raw: ReturnType<typeof createClient>
  const open: Redis[] = []

  beforeAll(async () => {
    server = await startRedis()
    raw = createClient({ url: server.url })
    await raw.connect()
  })
  afterAll(async () => {
    raw.destroy()
    await server.stop()
  })
  beforeEach(() => raw.flushAll())
  afterEach(() => {
    for (const redis of open.splice(0)) redis.close()
  })

  /** A service that responds with `answer()`, and instances that request its games. */
  async function setUp({ staleIfError = 0, fresh = 60, timeout = 2000 } = {}) {
    const answer = vi.fn(async (): Promise<unknown> => ['diamant-40'])
    const guard: Guard = async () => (await answer()) as never
    const ages: number[] = []
    async function instance(hasNothing = true) {
      const redis = connectRedis({ url: server.url, onChange: () => undefined })
      open.push(redis)
      await vi.waitFor(async () => expect(await redis.ask((client) => client.ping())).toBe('PONG'))
      const answers = createSharedAnswers({ redis, site: 'site', fresh, staleIfError, timeout })
      const load = async (from: Guard) => v.parse(Games, await from('casino', async () => undefined as never))
      const aged = (seconds: number) => void ages.push(seconds)
      return { ...answers, games: () => answers.share('games', load, { guard, aged, hasNothing }) }
    }
    return { answer, ages, instance, one: await instance(), other: await instance() }
  }

  test('ADM-03 a service is called once for any number of callers and instances', async () => {
    const { answer, one, other } = await setUp()
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).games())
    expect(new Set((await Promise.all(asked)).flat())).toEqual(new Set(['diamant-40']))
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test('a response of another instance keeps its age', async () => {
    const { one, other, ages, answer } = await setUp()
    await one.games()
    await new Promise((resolve) => setTimeout(resolve, 120))
    await other.games()
    expect(ages[0]).toBeGreaterThanOrEqual(0.1)
    expect(ages[0]).toBeLessThan(5)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"status":200,"keep":60000,"body":{"games":7}}'],
    ['no answer', '[]'],
    ['an invalid status', '{"status":"200","keep":60000,"body":["x"]}'],
    ['a failure', '{"status":503,"keep":60000,"body":""}'],
  ])('HTT-05 whatever comes out of Redis is checked: %s', async (_what, text) => {
    const { one, answer } = await setUp()
    for (const [kind, value] of [
      ['answer', text],
      ['fresh', ''],
    ] as const) {
      await raw.set(`arama:site:${kind}:games`, value, { expiration: { type: 'EX', value: 50 } })
    }
    expect(await one.games()).toEqual(['diamant-40'])
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['fails', async () => Promise.reject(new ApiError('casino', 503, ''))],
    ['has another shape', async () => ({ games: [] })],
  ])('HTT-09 an answer that %s is not stored', async (_what, bad) => {
    const { one, other, answer } = await setUp()
    answer.mockImplementationOnce(bad)
    await expect(one.games()).rejects.toThrow()
    expect(await raw.keys('*')).toEqual([])
    expect(await other.games()).toEqual(['diamant-40'])
  })

  test('HTT-09 a 404 is shared like any response', async () => {
    const { one, other, answer } = await setUp()
    answer.mockRejectedValue(new ApiError('casino', 404, 'none'))
    await expect(one.games()).rejects.toMatchObject({ status: 404 })
    await expect(other.games()).rejects.toMatchObject({ status: 404 })
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test('HTT-06 if the service fails, a new instance uses the older shared response', async () => {
    const { one, other, answer, ages } = await setUp({ fresh: 0.1, staleIfError: 60 })
    await one.games()
    await new Promise((resolve) => setTimeout(resolve, 150))
    answer.mockRejectedValue(new ApiError('casino', 503, ''))
    expect(await other.games()).toEqual(['diamant-40'])
    expect(answer).toHaveBeenCalledTimes(2)
    expect(ages.at(-1)).toBeGreaterThanOrEqual(0.15)
  })

  test('HTT-06 an instance with a cached value uses it instead of an old shared response', async () => {
    const { one, instance, answer } = await setUp({ fresh: 0.1, staleIfError: 60 })
    await one.games()
    await new Promise((resolve) => setTimeout(resolve, 150))
    answer.mockRejectedValue(new ApiError('casino', 503, ''))
    await expect((await instance(false)).games()).rejects.toMatchObject({ status: 503 })
  })

  test('HTT-06 a cached value that is too old is not used', async () => {
    const { one, other, answer } = await setUp({ fresh: 0.1 })
    await one.games()
    await new Promise((resolve) => setTimeout(resolve, 150))
    answer.mockRejectedValue(new ApiError('casino', 503, ''))
    await expect(other.games()).rejects.toMatchObject({ status: 503 })
  })

  test('ADM-03 a response requested before a change reaches its callers only', async () => {
    const { one, other, answer } = await setUp()
    const { promise: old, resolve: say } = Promise.withResolvers<unknown>()
    answer.mockReturnValueOnce(old)
    const before = one.games()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    await other.drop(['games'])
    answer.mockResolvedValue(['sapte-vai'])
    expect(await other.games()).toEqual(['sapte-vai'])
    say(['diamant-40'])
    expect(await before).toEqual(['diamant-40'])
    expect(await one.games()).toEqual(['sapte-vai'])
    expect(answer).toHaveBeenCalledTimes(2)
  })

  test('an instance that dies during a call delays the others only briefly', async () => {
    const { one, answer } = await setUp()
    await raw.set('arama:site:lock:games', 'dead', { expiration: { type: 'PX', value: 200 } })
    const started = performance.now()
    expect(await one.games()).toEqual(['diamant-40'])
    expect(performance.now() - started).toBeGreaterThan(100)
    expect(answer).toHaveBeenCalledTimes(1)
  })
})
