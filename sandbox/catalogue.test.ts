import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  Carousel,
  Collection,
  CollectionGroup,
  Game,
  GameInfo,
  Jackpot,
  Promotion,
  Provider,
  SpecialCategory,
  VideoWidget,
} from '#app/api/contract/casino.ts'
import {
  Category,
  ContentPage,
  GlobalSettings,
  gameListSources,
  Layout,
  MenuItem,
  PageType,
  PathRedirect,
  SubMenuItem,
  WebGlobal,
} from '#app/api/contract/cms.ts'
import { Seo } from '#app/api/contract/seo.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { startTestSandbox } from './testing.ts'

const { json, get } = startTestSandbox()

const endpoints: [path: string, schema: v.GenericSchema, least?: number][] = [
  ['/casino/games/no-files', v.array(Game), 2500],
  ['/casino/games/regina-nilului', Game],
  ['/casino/games/regina-nilului/info', GameInfo],
  ['/casino/providers', v.array(Provider), 60],
  ['/casino/collections', v.array(Collection), 40],
  ['/casino/collections/groups', v.array(CollectionGroup), 6],
  ['/casino/Jackpots', v.array(Jackpot), 6],
  ['/casino/carousels', v.array(Carousel), 2],
  ['/casino/videowidgets', v.array(VideoWidget), 2],
  ['/casino/promotions', v.array(Promotion), 6],
  ['/casino/Promotions/promo-bun-venit', Promotion],
  ['/casino/seo/seo-lobby', Seo],
  ['/casino/seo/seo-game-diamant-40', Seo],
  ['/casino/Personalized/general/categories', v.array(SpecialCategory), 6],
  ['/cms/categories', v.array(Category), 40],
  ['/cms/layouts', v.array(Layout), 10],
  ['/cms/menus', v.array(MenuItem), 15],
  ['/cms/submenu', v.array(SubMenuItem), 2],
  ['/cms/redirects', v.array(PathRedirect), 8],
  ['/cms/globalsettings', GlobalSettings],
  ['/cms/cms-client/configuration/web_global', WebGlobal],
  ['/cms/pages/despre-noi', ContentPage],
]

type Ref = { id: string; games: string[] }
const list = <T>(path: string) => json(path) as Promise<T[]>

describe('CAT-01 every response matches the contract', () => {
  it.each(endpoints)('%s', async (path, schema, least = 0) => {
    for (const status of ['Published', 'Draft']) {
      const body = await json(`${path}?locale=ro&status=${status}`)
      expect(v.safeParse(schema, body).issues).toBeUndefined()
      if (Array.isArray(body)) expect(body.length).toBeGreaterThanOrEqual(least)
    }
  })

  it('describes every game', async () => {
    const games = await list<Game>('/casino/games/no-files')
    for (const { gameCode } of games.filter((_game, place) => place % 25 === 0)) {
      const info = v.parse(GameInfo, await json(`/casino/games/${gameCode}/info`))
      expect(info.description ?? '').not.toContain('{')
    }
  })
})

describe('CMS-01 layouts and pages refer to existing content', () => {
  it('widgets have known types and existing targets', async () => {
    const targets = new Set<string>()
    for (const path of [
      '/cms/categories',
      '/casino/carousels',
      '/casino/collections/groups',
      '/casino/Jackpots',
    ])
      for (const { id } of await list<Ref>(path)) targets.add(id)
    for (const status of ['Published', 'Draft']) {
      const layouts = await list<Layout>(`/cms/layouts?status=${status}`)
      const page = (await json('/cms/pages/povesti-de-iarna')) as ContentPage
      expect(layouts.map(({ type }) => type).toSorted()).toEqual(PageType.options.toSorted())
      for (const widget of [...layouts, page].flatMap(({ widgets }) => v.parse(v.array(Widget), widgets))) {
        const named = Object.entries(widget).filter(([key]) =>
          ['category', 'carousel', 'group', 'jackpot'].includes(key),
        )
        for (const [, target] of named) expect(targets).toContain(target)
      }
    }
  })

  it('lists have existing games, once each', async () => {
    const games = new Set((await list<Game>('/casino/games/no-files')).map(({ gameCode }) => gameCode))
    for (const path of ['/cms/categories', '/casino/collections', '/casino/providers', '/casino/promotions'])
      for (const { id, games: codes } of await list<Ref>(path)) {
        expect(
          codes.filter((code) => !games.has(code)),
          id,
        ).toEqual([])
        expect(new Set(codes).size, id).toBe(codes.length)
      }
  })
})

it('CAT-05 has a category for every list source and fills those that are not made per player', async () => {
  const categories = await list<Category>('/cms/categories')
  expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(gameListSources))
  const shared = ['Default', 'PopularPggService', 'TrendingPggService', 'RecommendedPggService']
  for (const { id, type, games } of categories) expect(games.length > 0, id).toBe(shared.includes(type))
  expect(
    categories.filter(({ lobby, type }) => lobby === 'Casino' && type === 'Default').length,
  ).toBeGreaterThan(23)
  expect(
    categories.filter(({ lobby, type }) => lobby === 'Live' && type === 'Default').length,
  ).toBeGreaterThan(7)
})

it('CAT-07 PER-05 recommends thirty games of each lobby to everybody, in an order of its own', async () => {
  const known = new Map((await list<Game>('/casino/games/no-files')).map((game) => [game.gameCode, game]))
  const categories = await list<Category>('/cms/categories')
  for (const { type, lobby, games } of await list<SpecialCategory>(
    '/casino/Personalized/general/categories',
  )) {
    const own = categories.find((category) => category.type === type && category.lobby === lobby)
    const isLive = (code: string) => /Live|Table/.test(known.get(code)?.type ?? 'unknown')
    expect(new Set(games).size).toBe(30)
    expect(games.filter((code) => !known.has(code) || isLive(code) !== (lobby === 'Live'))).toEqual([])
    expect(games).not.toEqual(own?.games)
  }
})

it('CAT-05 keeps slugs apart within a lobby', async () => {
  const slugs = (await list<Category>('/cms/categories')).map(({ lobby, slug }) => `${lobby}/${slug}`)
  expect(new Set(slugs).size).toBe(slugs.length)
})

it('MNU-03 menu entries lead to existing categories and collections, except for one', async () => {
  const ids = new Set([
    ...(await list<Ref>('/cms/categories')).map(({ id }) => id),
    ...(await list<Ref>('/casino/collections')).map(({ id }) => id),
  ])
  const routes = (await list<MenuItem>('/cms/menus')).map(({ route = '' }) => route)
  expect(routes.filter((route) => !ids.has(route))).toEqual(['casino-povesti-de-vara'])
})

it('SEO-01 every seoId has its record', async () => {
  const owners = ['/cms/categories', '/cms/layouts', '/casino/providers']
  const ids = (await Promise.all(owners.map((path) => list<{ seoId?: string }>(path)))).flat()
  for (const { seoId } of ids.filter((owner) => owner.seoId)) {
    expect((await get(`/casino/seo/${seoId}`)).status, seoId).toBe(200)
  }
})

describe('CMS-04 drafts differ from what is published', () => {
  it.each(['/cms/layouts', '/casino/carousels', '/cms/categories', '/cms/submenu', '/cms/pages/despre-noi'])(
    '%s',
    async (path) => {
      const published = JSON.stringify(await json(path))
      const draft = JSON.stringify(await json(`${path}?status=Draft`))
      expect(draft).toContain('Ciornă: ')
      expect(published).not.toContain('Ciornă')
    },
  )

  it('a draft replaces its published row', async () => {
    const published = await list<Layout>('/cms/layouts')
    const draft = await list<Layout>('/cms/layouts?status=Draft')
    expect(draft.map(({ id }) => id)).toEqual(published.map(({ id }) => id))
    expect(draft[0]?.widgets.length).toBe((published[0]?.widgets.length ?? 0) + 1)
  })
})

describe('statuses', () => {
  it.each(['Archived', 'draft', ''])('status "%s" is refused', async (status) => {
    expect((await get(`/cms/layouts?status=${status}`)).status).toBe(400)
    expect((await get(`/casino/providers?status=${status}`)).status).toBe(400)
  })

  it.each([
    '/casino/games/nu-exista',
    '/casino/games/nu-exista/info',
    '/casino/Promotions/nu-exista',
    '/casino/seo/nu-exista',
    '/cms/pages/nu-exista',
    '/cms/nu-exista',
    '/casino/jackpots',
  ])('%s is unknown', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('answers 304 for a known tag, and no-store for a draft', async () => {
    const first = await get('/cms/layouts')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=5')
    expect(first.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    const etag = first.headers.get('ETag') ?? ''
    expect((await get('/cms/layouts', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const draft = await get('/cms/layouts?status=Draft')
    expect(draft.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(draft.headers.get('ETag')).not.toBe(etag)
  })
})

it('lists its addresses and replaces the account and sports sites', async () => {
  const index = await (await get('')).text()
  expect(index).toContain('/sandbox/casino/games/no-files')
  expect((await get('/')).status).toBe(200)
  for (const path of [
    '/account/register',
    '/account/login',
    '/prematch',
    '/prematch/loto',
    '/helpline/chat',
  ]) {
    expect(await (await get(path)).text()).toContain('Înapoi la Aramă')
  }
})
