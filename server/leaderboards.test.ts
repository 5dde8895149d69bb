import { afterEach, expect, test, vi } from 'vitest'
import type { Promotion } from '#app/api/contract/casino.ts'
import { createLeaderboards } from './leaderboards.ts'

const tournament = { prizes: [], rules: [] }
const promotions: Promotion[] = [
  { id: 'turneu', slug: 'turneu', title: 'Turneu', games: [], visibleTo: 'All', tournament },
  { id: 'oferta', slug: 'oferta', title: 'Oferta', games: [], visibleTo: 'All' },
]
const standing = (place: unknown) => ({ place, player: 'An***i', points: 12 })

afterEach(() => vi.unstubAllGlobals())

function setUp(status: number, body: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  const report = vi.fn()
  const leaderboards = createLeaderboards({
    casinoUrl: 'https://casino.example',
    timeout: 5000,
    report,
    promotions: async () => promotions,
    times: { fresh: 10, staleWhileRevalidate: 20, staleIfError: 0 },
  })
  return { fetch, report, leaderboards }
}

test('PRO-05 the leaderboard keeps its valid standings, and is one call for many visitors', async () => {
  const standings = [standing(1), standing('second'), standing(3)]
  const { fetch, leaderboards } = setUp(200, { updatedAt: 5, players: 40, standings })
  const boards = await Promise.all(Array.from({ length: 50 }, () => leaderboards('turneu')))
  expect(boards[0]?.standings.map(({ place }) => place)).toEqual([1, 3])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls).toMatchObject([['https://casino.example/Promotions/turneu/leaderboard', {}]])
})

test('PRO-05 only published tournaments are requested', async () => {
  const { fetch, leaderboards } = setUp(200, {})
  expect(await leaderboards('oferta')).toBeUndefined()
  expect(await leaderboards('../games/no-files')).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('PRO-05 a tournament without a leaderboard is no failure', async () => {
  const { report, leaderboards } = setUp(404, { error: 'unknown' })
  expect(await leaderboards('turneu')).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

test.each([
  ['an outage', 500, {}],
  ['another shape', 200, { players: 'many' }],
])('HTT-05 %s is a failed load', async (_what, status, body) => {
  const { leaderboards } = setUp(status, body)
  await expect(leaderboards('turneu')).rejects.toThrow()
})
