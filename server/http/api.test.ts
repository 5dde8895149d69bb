import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import type { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import { SpecialList } from '#app/api/contract/special.ts'
import { ContentError } from '#app/api/errors.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import type { Content } from '../content/content.ts'
import { type ApiOptions, apiRoutes } from './api.ts'
import { readingDrafts } from './testing.ts'

/** The API in a site whose visitors read drafts, unless said otherwise. */
const siteWith = (options: ApiOptions, access: PreviewAccess = { kind: 'open' }) =>
  new Hono().use(readingDrafts(access)).route('/', apiRoutes(options))

const board = { updatedAt: 1, players: 0, standings: [] }

const others = {
  winners: async () => [],
  leaderboards: async (id: string) => (id === 'turneu' ? board : undefined),
  gate: async () => undefined,
  build: async () => 'b1',
}

/** An API over content that returns what was requested. */
type Given = { previewOn?: boolean; failure?: Error; access?: PreviewAccess }

function setUp({ previewOn = true, failure, access }: Given = {}) {
  const get = vi.fn(async (name: string, status: string) => {
    if (failure) throw failure
    return [{ name, status }]
  })
  const api = siteWith(
    {
      content: { get } as unknown as Content,
      previewOn,
      ...others,
    },
    access,
  )
  return { get, ask: (path: string, headers = {}) => api.request(path, { headers }) }
}

test('PRO-05 a leaderboard is cached for seconds; another promotion has none', async () => {
  const { ask } = setUp()
  const response = await ask('/leaderboards/turneu')
  expect(await response.json()).toEqual(board)
  expect(response.headers.get('cache-control')).toBe('public, max-age=10')
  const other = await ask('/leaderboards/alta')
  expect([other.status, await other.json()]).toEqual([404, { code: 'unknown-leaderboard' }])
})

test.each([
  ['/categories', 'categories'],
  ['/layouts', 'layouts'],
  ['/layouts/menus', 'menus'],
  ['/layouts/submenu', 'submenu'],
])('the call %s answers with the list %s', async (path, name) => {
  const { ask } = setUp()
  const response = await ask(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual([{ name, status: 'Published' }])
})

test.each([
  ['published content', '?locale=ro&status=Published', true, 'Published', 'public, max-age=30'],
  ['drafts', '?status=Draft', true, 'Draft', 'private, no-store'],
  ['drafts while preview is off', '?status=Draft', false, 'Published', 'public, max-age=30'],
])('RTE-03 a call for %s', async (_what, query, previewOn, status, cacheControl) => {
  const { ask } = setUp({ previewOn })
  const response = await ask(`/categories${query}`)
  expect(await response.json()).toEqual([{ name: 'categories', status }])
  expect(response.headers.get('cache-control')).toBe(cacheControl)
})

test.each<[string, PreviewAccess, string, number]>([
  ['a draft, for an editor', { kind: 'editor' }, 'Draft', 200],
  ['a draft, for a shared link', { kind: 'shared', until: '2026-12-01T00:00:00.000Z' }, 'Draft', 200],
  ['a draft, for anybody else', { kind: 'closed' }, 'Draft', 401],
  ['published content, for anybody', { kind: 'closed' }, 'Published', 200],
])('RTE-03 while drafts need a pass: %s', async (_what, access, status, answer) => {
  const { ask, get } = setUp({ access })
  const response = await ask(`/categories?status=${status}`)
  expect(response.status).toBe(answer)
  expect(get).toHaveBeenCalledTimes(answer === 200 ? 1 : 0)
})

test.each(['Archived', 'draft', '', '__proto__'])(
  'a call for content of status %j is refused',
  async (status) => {
    const { ask, get } = setUp()
    const response = await ask(`/categories?status=${status}`)
    expect([response.status, await response.json()]).toEqual([400, { code: 'bad-query' }])
    expect(get).not.toHaveBeenCalled()
  },
)

test.each([
  [
    'a content error by its key',
    new ContentError('errors.failed-to-fetch-menu', 'x'),
    'errors.failed-to-fetch-menu',
  ],
  ['anything else by no more than its status', new Error('password=secret'), 'unexpected'],
])('ERR-03 a failing call names %s', async (_what, failure, code) => {
  const response = await setUp({ failure }).ask('/layouts/menus')
  expect([response.status, await response.json()]).toEqual([500, { code }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('an answer in %s', async (encoding, decode) => {
  const response = await setUp().ask('/layouts/menus', { 'accept-encoding': encoding })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(JSON.parse(String(decode(Buffer.from(await response.arrayBuffer()))))).toEqual([
    { name: 'menus', status: 'Published' },
  ])
})

test('every answer carries the headers of the API, refusals too', async () => {
  const { ask } = setUp()
  for (const path of ['/categories', '/categories?status=x', '/pages?path=x', '/gone']) {
    const { headers } = await ask(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain('sandbox')
  }
})

test('an unknown address answers with JSON', async () => {
  const response = await setUp().ask('/gone')
  expect([response.status, await response.json()]).toEqual([404, { code: 'unknown-call' }])
})

const answers = {
  '/toate-jocurile': { page: {}, shell: 's', slices: {} },
  '/vechi': { redirect: '/colectii' },
  '/joc/fara-detalii': { page: { incomplete: true }, shell: 's', slices: {} },
}

function setUpPages() {
  const content = {
    answerFor: async (path: string) => answers[path as keyof typeof answers],
    catalogueFile: async () => ({ hash: 'abcdef_-1234', lines: '{"games":1}\n{}' }),
  } as unknown as Content
  const api = siteWith({ ...others, content, previewOn: true })
  return (path: string) => api.request(path)
}

const empty = { collections: [], collectionGroups: [], categories: [], jackpots: [] }
const codes = ['diamant-40', 'regina-nilului', 'taken-down', 'ruleta-carpati']

/** The special categories of a catalogue, with the requested content. */
function setUpSpecial(failure?: Error) {
  const get = vi.fn(async () => {
    if (failure) throw failure
    return [
      { type: 'TrendingPggService', lobby: 'Casino', games: codes },
      { type: 'PopularPggService', lobby: 'Live', games: codes.slice(3) },
    ]
  })
  const catalogue = async () => catalogueOf({ ...empty, games, providers })
  const api = siteWith({ ...others, content: { get, catalogue } as unknown as Content, previewOn: true })
  return { get, ask: (query: string) => api.request(`/special-categories${query}`) }
}

test.each([
  ['', [['TrendingPggService', 'diamant-40', 'regina-nilului', 'ruleta-carpati']]],
  ['?lobby=Live', [['PopularPggService', 'ruleta-carpati']]],
])('CAT-07 PER-05 what the recommendation service has for a lobby, as tiles: %s', async (query, expected) => {
  const response = await setUpSpecial().ask(query)
  const lists = v.parse(v.array(SpecialList), await response.json())
  expect(lists.map(({ source, tiles }) => [source, ...tiles.map(({ code }) => code)])).toEqual(expected)
  expect(response.headers.get('cache-control')).toBe('public, max-age=30')
})

test('CAT-07 drafts are requested as drafts and not cached', async () => {
  const { ask, get } = setUpSpecial()
  expect((await ask('?status=Draft')).headers.get('cache-control')).toBe('private, no-store')
  expect(get).toHaveBeenCalledWith('special', 'Draft')
})

test.each(['?lobby=Bar', '?lobby=', '?status=x'])('CAT-07 %s is refused', async (query) => {
  const { ask, get } = setUpSpecial()
  expect((await ask(query)).status).toBe(400)
  expect(get).not.toHaveBeenCalled()
})

test('CAT-07 a failed service answers with its message key', async () => {
  const key = 'errors.failed-to-fetch-special-categories'
  const response = await setUpSpecial(new ContentError(key, 'x')).ask('')
  expect([response.status, await response.json()]).toEqual([500, { code: key }])
})

test.each([
  ['/pages?path=/toate-jocurile', 200],
  ['/pages?path=/vechi', 200],
  ['/pages?path=/nu-e', 404],
  ['/pages?path=https://evil.example', 400],
  ['/pages', 400],
])('RTE-06 RTE-12 %s answers %i', async (path, status) => {
  expect((await setUpPages()(path)).status).toBe(status)
})

test.each([
  ['a page', '/toate-jocurile', 'public, max-age=30'],
  ['a page with drafts', '/toate-jocurile&status=Draft', 'private, no-store'],
  ['a page that lacks something', '/joc/fara-detalii', 'private, no-store'],
])('RTE-03 DET-06 how long %s is kept', async (_what, path, expected) => {
  const { headers } = await setUpPages()(`/pages?path=${path}`)
  expect(headers.get('cache-control')).toBe(expected)
})

test('the catalogue has the hash of its content in its address and is cached for ever', async () => {
  const ask = setUpPages()
  expect(await (await ask('/catalogue')).json()).toEqual({ hash: 'abcdef_-1234' })
  const file = await ask('/catalogue/abcdef_-1234')
  expect(await file.text()).toBe('{"games":1}\n{}')
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect((await ask('/catalogue/aaaaaaaaaaaa')).status).toBe(404)
})
