import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentKeys } from '#app/api/content.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { upstreamAnswers } from '#sandbox/fixtures/upstream.ts'
import { createBreakers } from '../upstream/breakers.ts'
import { answerInTime } from '../upstream/deadline.ts'
import { createLists } from './lists.ts'

const answers = upstreamAnswers(() => 'Lobby')
let replaced: Record<string, { status?: number; body?: unknown; hangs?: boolean }> = {}
let asked: string[] = []
let said: Dropped[] = []
let time = 0
let base = ''

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
  asked.push(pathname)
  const { status, body, hangs } = replaced[pathname] ?? {}
  if (hangs) return
  const known = body ?? answers[pathname]?.(searchParams.get('status') ?? '')
  response.writeHead(status ?? (known === undefined ? 404 : 200)).end(JSON.stringify(known ?? null))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  replaced = {}
  asked = []
  said = []
  time = 0
})

function setUp(staleIfError = 0) {
  // A request of an earlier test may still end.
  const own = said
  const { guard } = createBreakers({ openSeconds: 600, onChange: () => undefined })
  const api = {
    casinoUrl: `${base}/casino`,
    cmsUrl: `${base}/cms`,
    timeout: 2000,
    report: (item: Dropped) => void own.push(item),
    guard,
  }
  return createLists(api, 'Published', { fresh: 60, staleWhileRevalidate: 0, staleIfError, now: () => time })
}

test('ERR-03 a list that fails is an error under its key', async () => {
  replaced = { '/cms/menus': { status: 500 } }
  await expect(setUp().get('menus')).rejects.toMatchObject({ key: contentKeys.menus })
  expect(said).toEqual([{ where: 'menus', index: -1, problem: expect.stringContaining('500') }])
})

test('HTT-07 a list that hangs fails when the time of the response is over', async () => {
  replaced = { '/cms/menus': { hangs: true } }
  await expect(answerInTime(() => setUp().get('menus'), 20)).rejects.toMatchObject({
    key: contentKeys.menus,
    message: expect.stringContaining('timed out'),
  })
})

test('HTT-09 failed jackpots are empty for now, and are requested again by the next page', async () => {
  const { catalogue, get } = setUp()
  replaced = { '/casino/Jackpots': { status: 500 } }
  expect((await catalogue()).jackpots).toEqual([])
  await expect(get('jackpots')).rejects.toMatchObject({ key: 'errors.failed-to-fetch-jackpots' })
  replaced = {}
  expect((await catalogue()).jackpots.length).toBeGreaterThan(0)
})

test('HTT-07 while the breaker of a service is open old lists are served at once, without log lines', async () => {
  const lists = setUp(86_400)
  await lists.get('menus')
  await lists.get('layouts')
  time = 100_000
  replaced = { '/cms/menus': { status: 503 }, '/cms/layouts': { status: 503 } }
  for (let page = 0; page < 8; page += 1) {
    const { stale } = await answerInTime(() => Promise.all([lists.get('menus'), lists.get('layouts')]))
    expect(stale).toBe(40 + page)
    await new Promise((resolve) => setTimeout(resolve, 350))
    time += 1000
  }
  // Two attempts of each call, and none after the fifth failure.
  expect(asked.length).toBeLessThanOrEqual(2 + 2 * 6)
  expect(said).toEqual(Array(6).fill({ where: expect.any(String), index: -1, problem: expect.any(String) }))
})

test('HTT-09 a list that is suddenly empty is accepted and reported', async () => {
  const lists = setUp()
  const before = await lists.get('categories')
  time = 100_000
  replaced = { '/cms/categories': { body: [] } }
  expect(await lists.get('categories')).toEqual([])
  expect(said).toEqual([{ where: 'categories', index: -1, problem: `empty, after ${before.length} entries` }])
})

test('ADM-06 unknown pages cost one call a minute each, and evict no other content', async () => {
  const lists = setUp()
  await lists.get('menus')
  for (const _ of [1, 2]) expect(await lists.contentPage('nu-exista')).toBeUndefined()
  expect(asked.filter((path) => path === '/cms/pages/nu-exista')).toHaveLength(1)
  for (let batch = 0; batch < 6; batch += 1)
    await Promise.all([...Array(100).keys()].map((number) => lists.contentPage(`nu-${batch}-${number}`)))
  const before = asked.length
  await lists.get('menus')
  expect(asked.length).toBe(before)
})

test('ADM-02 it is ready when settings and games are in memory', async () => {
  const { isReady, get } = setUp()
  await get('settings')
  expect(isReady()).toBe(false)
  await get('games')
  expect(isReady()).toBe(true)
})

test('ADM-04 a response names its content keys; changed content is reloaded, and nothing else', async () => {
  const lists = setUp()
  const show = () =>
    answerInTime(() =>
      Promise.all([lists.get('menus'), lists.get('layouts'), lists.contentPage('despre-noi')]),
    )
  expect([...(await show()).keys].sort()).toEqual(['layouts', 'menus', 'page:despre-noi'])
  asked = []
  lists.drop(['menus', 'page:despre-noi', 'games'])
  await show()
  expect(asked.sort()).toEqual(['/cms/menus', '/cms/pages/despre-noi'])
})
