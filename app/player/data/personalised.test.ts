import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { minutes } from '#app/domain/durations.ts'
import { forgetPersonalised, isStale, personalisedQuery } from './personalised.ts'
import { infoQuery, PLAYER } from './playerQueries.ts'

const KEY = 'arama.personalised'
const NOW = Date.parse('2026-11-20T12:00:00Z')
const list = { recommendations: ['diamant-40'], duration: minutes(15) }
const fresh = { recommendations: ['regina-nilului'], duration: minutes(60) }
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json(fresh))
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const keep = (storedAt: number) => localStorage.setItem(KEY, JSON.stringify({ data: list, storedAt }))
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

/** Opens a tab of a player whose info is loaded. */
function tab() {
  const client = createQueryClient()
  client.setQueryData(infoQuery.queryKey, { userId: '7', username: 'ana' } as never)
  return client
}
const ask = (client = tab()) => client.fetchQuery(personalisedQuery)
const old = { codes: ['diamant-40'], failed: false }
const renewed = { codes: ['regina-nilului'], failed: false }

test.each([
  ['just stored', 0, false],
  ['as old as it may be', minutes(15), false],
  ['a millisecond older', minutes(15) + 1, true],
])('PER-10 a list that is %s', (_what, age, expected) => {
  expect(isStale({ data: list, storedAt: NOW }, NOW + age)).toBe(expected)
})

test('PER-10 a missing list is requested for this site and player, and stored with its time', async () => {
  expect(await ask()).toEqual(renewed)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([address, init?.method, init?.credentials]).toEqual([
    '/api/bloomreach/personalized-games',
    'POST',
    undefined,
  ])
  expect(JSON.parse(String(init?.body))).toEqual({ customer_ids: { userId: '7' }, params: {} })
  expect(kept()).toMatchObject({ data: fresh, storedAt: NOW })
})

test('PER-10 a fresh list is shown without a request', async () => {
  keep(NOW - minutes(15))
  expect(await ask()).toEqual(old)
  expect(fetched).not.toHaveBeenCalled()
})

test('PER-10 a stale list is requested again', async () => {
  keep(NOW - minutes(15) - 1)
  expect(await ask()).toEqual(renewed)
  expect(kept()).toMatchObject({ data: fresh, storedAt: NOW })
})

test.each<[string, () => Promise<Response>]>([
  ['down', async () => new Response('{"code":"errors.failed-to-fetch-personalized-games"}', { status: 502 })],
  ['of another shape', async () => Response.json([])],
  ['not to be reached', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'PER-10 when the service is %s the old list is shown as such, and stays as old as it is',
  async (_what, answer) => {
    fetched.mockImplementation(answer)
    keep(NOW - minutes(20))
    expect(await ask()).toEqual({ ...old, failed: true })
    expect(kept()).toMatchObject({ storedAt: NOW - minutes(20) })
    localStorage.clear()
    await expect(ask()).rejects.toThrow()
    expect(fetched).toHaveBeenCalledTimes(2)
  },
)

test.each(['{', '7', '{"data":{"recommendations":"x"},"storedAt":1}', '{"data":[]}'])(
  'PER-10 what is kept as %s is none',
  async (text) => {
    localStorage.setItem(KEY, text)
    expect(await ask()).toEqual(renewed)
  },
)

test('PER-10 a browser without storage still shows the list', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(await ask()).toEqual(renewed)
})

test('AUT-03 a logout during the request stores nothing', async () => {
  let answer = (_: Response) => {}
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const client = tab()
  const asked = ask(client).catch((error: Error) => error)
  await vi.advanceTimersByTimeAsync(1)
  void client.cancelQueries({ queryKey: [PLAYER] })
  client.removeQueries({ queryKey: [PLAYER] })
  forgetPersonalised()
  answer(Response.json(fresh))
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBeInstanceOf(Error)
  expect([kept(), client.getQueryData(personalisedQuery.queryKey)]).toEqual([null, undefined])
})
