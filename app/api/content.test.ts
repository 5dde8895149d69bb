// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { gameInfos } from '#sandbox/fixtures/details.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { layouts } from '#sandbox/fixtures/layouts.ts'
import { menus, submenu } from '#sandbox/fixtures/menus.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import {
  type ContentApi,
  type ContentName,
  contentKeys,
  contentLoads,
  loadGameInfo,
  loadSeo,
} from './content.ts'
import type { Dropped } from './contract/parse.ts'

const good: Record<string, unknown> = {
  '/casino/games/no-files': games,
  '/casino/providers': providers,
  '/casino/collections': collections,
  '/casino/collections/groups': [collectionGroup],
  '/casino/carousels': [{ id: 'carousel-casino', lobby: 'Casino', slides }],
  '/casino/promotions': [],
  '/casino/videowidgets': [{ id: 'video-nil', title: 'Nil', src: '/nil.webm' }],
  '/casino/Jackpots': jackpots,
  '/casino/games/diamant-40/info': gameInfos['diamant-40'],
  '/casino/Personalized/general/categories': [
    { type: 'PopularPggService', lobby: 'Live', games: ['ruleta-carpati'] },
  ],
  '/casino/seo/seo-lobby': { title: 'Cazino', metaRobots: 'index' },
  '/casino/seo/wrong': 7,
  '/cms/categories': categories,
  '/cms/layouts': layouts,
  '/cms/menus': menus.filter(({ img }) => img?.startsWith('collection-')),
  '/cms/submenu': submenu.map((link) => ({ ...link, icon: 'trophy' })),
  '/cms/globalsettings': globalSettings,
  '/cms/cms-client/configuration/web_global': { featureToggle: ['login-dialog-2-casino'] },
  '/cms/redirects': [{ from: '/vechi', to: '/nou', permanent: true }],
}

/** A fault that replaces the upstreams' normal response. */
let fault: { status: number; body: string } | undefined
let asked: URL[] = []
let dropped: Dropped[] = []
let api: ContentApi

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://upstream')
  asked.push(url)
  const answer = fault ?? { status: 200, body: JSON.stringify(good[url.pathname] ?? null) }
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const report = (item: Dropped) => void dropped.push(item)
  api = { casinoUrl: `${base}/casino`, cmsUrl: `${base}/cms`, timeout: 10_000, report }
})

beforeEach(() => {
  fault = undefined
  asked = []
  dropped = []
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const draft = { locale: 'ro', status: 'Draft' } as const

const calls: [name: ContentName, path: string, key: string][] = [
  ['games', '/casino/games/no-files', 'errors.failed-to-fetch-games'],
  ['providers', '/casino/providers', 'errors.failed-to-fetch-providers'],
  ['collections', '/casino/collections', 'errors.failed-to-fetch-collections'],
  ['collectionGroups', '/casino/collections/groups', 'errors.failed-to-fetch-collection-groups'],
  ['carousels', '/casino/carousels', 'errors.failed-to-fetch-carousel'],
  ['promotions', '/casino/promotions', 'errors.failed-to-fetch-promotions'],
  ['videos', '/casino/videowidgets', 'errors.failed-to-fetch-videos'],
  ['special', '/casino/Personalized/general/categories', 'errors.failed-to-fetch-special-categories'],
  ['categories', '/cms/categories', 'errors.failed-to-fetch-categories'],
  ['layouts', '/cms/layouts', 'errors.failed-to-fetch-layouts'],
  ['menus', '/cms/menus', 'errors.failed-to-fetch-menu'],
  ['submenu', '/cms/submenu', 'errors.failed-to-fetch-submenu'],
  ['settings', '/cms/globalsettings', 'errors.failed-to-fetch-meta'],
  ['toggles', '/cms/cms-client/configuration/web_global', 'errors.failed-to-fetch-sb-cms-config'],
  ['jackpots', '/casino/Jackpots', 'errors.failed-to-fetch-jackpots'],
  ['redirects', '/cms/redirects', 'errors.failed-to-fetch-redirects'],
]

test('every load is in the table', () => {
  expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(contentLoads).sort())
})

test.each(calls)('RTE-03 %s sends one request, with locale and status', async (name, path) => {
  expect(await contentLoads[name](api, draft)).toEqual(good[path])
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([`${path}?locale=ro&status=Draft`])
  expect(dropped).toEqual([])
})

const faults = [
  ['a bad status', { status: 500, body: '' }],
  ['no JSON', { status: 200, body: '<h1>' }],
  ['the wrong shape', { status: 200, body: '{"items":[]}' }],
  ['nothing', { status: 200, body: 'null' }],
] as const

test.each(calls.flatMap(([name, , key]) => faults.map(([what, answer]) => ({ name, key, what, answer }))))(
  'ERR-03 $name that answers with $what is a failure: $key',
  async ({ name, key, answer }) => {
    fault = answer
    await expect(contentLoads[name](api, draft)).rejects.toThrow()
    expect(contentKeys[name]).toBe(key)
    // A read is retried once after one of eight statuses (HTT-02).
    expect(asked).toHaveLength(answer.status === 500 ? 2 : 1)
  },
)

test('ERR-03 settings without content are rejected', async () => {
  fault = { status: 200, body: '{}' }
  await expect(contentLoads.settings(api, draft)).rejects.toThrow()
})

test('HTT-05 a malformed record is dropped and reported by its index', async () => {
  fault = { status: 200, body: JSON.stringify([games[0], { ...games[1], gameCode: 'a/b' }, games[2]]) }
  expect(await contentLoads.games(api, draft)).toEqual([games[0], games[2]])
  expect(dropped).toEqual([
    { where: '/casino/games/no-files', index: 1, problem: expect.stringMatching(/^gameCode: /) },
  ])
})

test('SEO-01 the record of a page is read by its id', async () => {
  expect(await loadSeo(api, draft, 'seo-lobby')).toEqual({ title: 'Cazino', metaRobots: 'index' })
  expect(dropped).toEqual([])
})

test('SEO-01 an id cannot change the path', async () => {
  await loadSeo(api, draft, 'a/../../cms/menus?x').catch(() => undefined)
  expect(asked[0]?.pathname).toBe('/casino/seo/a%2F..%2F..%2Fcms%2Fmenus%3Fx')
})

test('SEO-01 a page without a record is not a failure', async () => {
  fault = { status: 404, body: '{}' }
  expect(await loadSeo(api, draft, 'gone')).toBeUndefined()
  expect(await loadSeo(api, draft, '..')).toBeUndefined()
})

test.each([
  ['it does not fit', 'wrong', undefined],
  ['the call fails', 'seo-lobby', { status: 503, body: '' }],
])('HTT-09 a record is a failure, not nothing, when %s', async (_when, id, answer) => {
  fault = answer
  await expect(loadSeo(api, draft, id)).rejects.toThrow()
})

test('HTT-07 a request goes through its guard, which may refuse a retry', async () => {
  fault = { status: 503, body: '' }
  const guarded: string[] = []
  const guard: ContentApi['guard'] = (upstream, call) => {
    guarded.push(upstream)
    return call({ mayRetry: () => false })
  }
  await expect(contentLoads.menus({ ...api, guard }, draft)).rejects.toThrow()
  await expect(contentLoads.games({ ...api, guard }, draft)).rejects.toThrow()
  expect(guarded).toEqual(['cms', 'casino'])
  expect(asked).toHaveLength(2)
})

test('CAT-01 DET-01 the info of a game is read by its code', async () => {
  expect(await loadGameInfo(api, draft, 'diamant-40')).toEqual(gameInfos['diamant-40'])
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/casino/games/diamant-40/info'])
})

test('DET-06 a game without info is not a failure', async () => {
  fault = { status: 404, body: '{}' }
  expect(await loadGameInfo(api, draft, 'diamant-40')).toBeUndefined()
})

test.each(faults)('DET-06 HTT-05 a game’s info that answers with %s is a failure', async (_what, answer) => {
  fault = answer
  await expect(loadGameInfo(api, draft, 'diamant-40')).rejects.toThrow()
})
