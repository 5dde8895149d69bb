// @vitest-environment node
import { expect, test } from 'vitest'
import type { Game, Promotion } from '#app/api/contract/casino.ts'
import type { ContentPage, Layout } from '#app/api/contract/cms.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from '../catalogue.ts'
import { catalogueFileOf } from '../catalogueFile.ts'
import { matchAt } from '../routeMatch.ts'
import type { PageContent, PageWords } from './draft.ts'
import { pageAt } from './index.ts'

const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: 'p',
  slug: 'duminica',
  title: 'Rotiri de duminică',
  games: ['diamant-40', 'taken-down'],
  visibleTo: 'All',
  ...fields,
})
const layouts: Layout[] = (['Lobby', 'LiveLobby', 'Collections', 'Tournaments'] as const).map((type) => ({
  id: `layout-${type}`,
  type,
  seoId: `seo-${type}`,
  widgets: [{ id: 'w', type: 'Collections', title: 'Colecții' }],
}))
const page: ContentPage = { id: 'page', slug: 'despre-noi', title: 'Despre noi', widgets: [] }

const catalogue = catalogueOf(lists)
const content: PageContent = {
  catalogue,
  columns: () => catalogueFileOf(catalogue),
  layouts,
  settings: globalSettings,
  words: new Proxy({}, { get: (_, word) => `titlu ${String(word)}` }) as PageWords,
  today: '2026-11-22',
  promotions: async () => [
    promotion({}),
    promotion({ slug: 'jucatori', visibleTo: 'LoggedIn' }),
    promotion({ slug: 'vizitatori', visibleTo: 'NotLoggedIn' }),
    promotion({ slug: 'incheiata', end: '2026-11-21' }),
    promotion({ slug: 'neinceputa', start: '2026-11-23' }),
    promotion({ slug: 'in-curs', start: '2026-11-01', end: '2026-11-22' }),
  ],
  contentPage: async (slug) => (slug === page.slug ? page : undefined),
  jackpotsKnown: async () => undefined,
  gameInfo: async () => ({ features: ['Respin'], lines: 40, video: '/v.webm', description: '<p>Reguli</p>' }),
}

async function at(path: string, over: Partial<PageContent> = {}) {
  const match = matchAt(path)
  return match && pageAt({ ...content, ...over }, match)
}

const collection = collections[0]?.slug ?? ''
const provider = providers[0]?.slug ?? ''
const jackpot = jackpots[0]?.slug ?? ''
test.each([
  ['/', 'titlu lobby', 'WebSite'],
  ['/cazinou-live', 'titlu liveLobby', 'CollectionPage'],
  ['/toate-jocurile', 'titlu allGames', 'CollectionPage'],
  ['/cazinou-live/toate-jocurile', 'titlu allLiveGames', 'CollectionPage'],
  ['/categorii/top-10', 'Top 10 în România', 'CollectionPage'],
  ['/cazinou-live/categorii/toate-mesele', 'Toate mesele', 'CollectionPage'],
  ['/colectii', 'titlu collections', 'CollectionPage'],
  [`/colectii/${collection}`, collections[0]?.title, 'CollectionPage'],
  ['/furnizori', 'titlu providers', 'CollectionPage'],
  [`/furnizori/${provider}`, providers[0]?.name, 'CollectionPage'],
  ['/jackpots', 'titlu jackpots', 'CollectionPage'],
  [`/jackpots/${jackpot}`, jackpots[0]?.title, 'CollectionPage'],
  ['/compara', 'titlu compare', 'WebPage'],
  ['/liste', 'titlu lists', 'WebPage'],
  ['/promotii', 'titlu promotions', 'CollectionPage'],
  ['/promotii/duminica', 'Rotiri de duminică', 'WebPage'],
  ['/turnee', 'titlu tournaments', 'CollectionPage'],
  ['/pagina/despre-noi', 'Despre noi', 'WebPage'],
  ['/invingatori/recente', 'titlu winnersRecent', 'WebPage'],
  ['/invingatori/jackpot', 'titlu winnersJackpot', 'WebPage'],
  ['/invingatori/hol-de-faima', 'titlu winnersHall', 'WebPage'],
  ['/joc/diamant-40', 'Diamant 40', 'VideoGame'],
  ['/play/diamant-40/demo', 'Diamant 40', 'WebPage'],
  ['/utilizator/preferate', 'Preferatele mele', 'WebPage'],
  ['/utilizator/jocurile-mele', 'titlu myGames', 'WebPage'],
  ['/cazinou-live/utilizator/preferate', 'titlu myLiveGames', 'WebPage'],
  ['/cazinou-live/utilizator/jocurile-mele', 'titlu myLiveGames', 'WebPage'],
])('RTE-01 MNU-08 %s is titled %s', async (path, title, kind) => {
  expect(await at(path)).toMatchObject({ title, kind })
})

test.each([
  '/categorii/nu-e',
  '/categorii/toate-mesele',
  '/cazinou-live/categorii/top-10',
  '/categorii/preferate',
  '/colectii/nu-e',
  '/furnizori/nu-e',
  '/jackpots/nu-e',
  '/promotii/nu-e',
  '/promotii/incheiata',
  '/promotii/neinceputa',
  '/pagina/nu-e',
  '/joc/nu-e',
  '/play/nu-e/demo',
  '/utilizator/nu-e',
  '/nu-e',
])('RTE-06 nothing stands at %s', async (path) => {
  expect(await at(path)).toBeUndefined()
})

test.each([
  ['/utilizator/favorite', 'Preferatele mele'],
  ['/utilizator/preferate', 'titlu myGames'],
])(
  'RTE-17 with a slug of their own the favourites stand beside the player’s games: %s',
  async (path, title) => {
    const personalSlugs = { ...globalSettings.personalSlugs, favourites: 'favorite' }
    expect(await at(path, { settings: { ...globalSettings, personalSlugs } })).toMatchObject({
      title,
      gated: true,
    })
  },
)

test.each(['/utilizator/favorite', '/cazinou-live/utilizator/favorite', '/utilizator/povesti-din-nil'])(
  'RTE-17 no list of a player stands at %s',
  async (path) => expect(await at(path)).toBeUndefined(),
)

test.each(['/utilizator/preferate', '/utilizator/jocurile-mele', '/play/diamant-40/real'])(
  'RTE-09 %s is for players only, and no search engine lists it',
  async (path) => expect(await at(path)).toMatchObject({ gated: true, unlisted: true }),
)

test('FIL-05 the list of a studio with live games only belongs to the live lobby', async () => {
  const own = { ...games[0], provider: providers[0]?.id }
  const lobbyWith = async (...types: string[]) => {
    const shown = types.map((type, number) => ({ ...own, type, gameCode: `joc-${number}` }) as never)
    const list = await at(`/furnizori/${provider}`, { catalogue: catalogueOf({ ...lists, games: shown }) })
    return list?.main && 'of' in list.main && [list.main.of.lobby, list.main.filters, list.lobby]
  }
  const { enabledFilters, enabledFiltersLive } = globalSettings
  expect(await lobbyWith('Live', 'Table')).toEqual(['Live', enabledFiltersLive, 'Casino'])
  expect(await lobbyWith('Live', 'Slot')).toEqual(['Casino', enabledFilters, 'Casino'])
  expect(await lobbyWith()).toEqual(['Casino', enabledFilters, 'Casino'])
})

test('CAT-09 a long list contains its first hundred games and their total number', async () => {
  const many = Array.from(
    { length: 170 },
    (_, number) => ({ ...games[0], gameCode: `joc-${number}` }) as never,
  )
  const catalogue = catalogueOf({ ...lists, games: many })
  const list = await at('/toate-jocurile', { catalogue })
  expect(list?.main).toMatchObject({ type: 'GameList', total: 170 })
  expect(list?.main && 'tiles' in list.main && list.main.tiles.length).toBe(102)
})

test('CAT-06 casino lists hold slots and crash games, live lists live and table games', async () => {
  const total = async (path: string) => {
    const list = await at(path)
    return list?.main?.type === 'GameList' ? list.main.total : -1
  }
  const live = games.filter(({ type }) => type === 'Live' || type === 'Table').length
  expect(await total('/cazinou-live/toate-jocurile')).toBe(live)
  expect(await total('/toate-jocurile')).toBe(games.length - live)
})

test('DET-02 DET-04 the details carry facts, tags of at most three a kind, and the casino’s info', async () => {
  const details = await at('/joc/diamant-40')
  expect(details?.main).toMatchObject({
    type: 'Game',
    tile: { name: 'Diamant 40' },
    info: { lines: 40, video: '/v.webm', description: '<p>Reguli</p>' },
  })
  const groups = details?.main?.type === 'Game' ? details.main.tags : []
  expect(groups.map(({ title }) => title)).toContain('features')
  for (const { tags } of groups) expect(tags.length).toBeLessThanOrEqual(3)
})

test('DET-04 facts that the settings switch off are left out', async () => {
  const off = { description: false, lines: false, reels: false, volatility: false, rtp: false }
  const details = await at('/joc/diamant-40', { settings: { ...globalSettings, gameDetails: off } })
  for (const fact of ['rtp', 'volatility', 'reels']) expect(details?.main).not.toHaveProperty(fact)
  expect(details?.main).toHaveProperty('info', { features: ['Respin'], video: '/v.webm' })
})

test('DET-04 no tag appears twice, even across kinds', async () => {
  const [first] = collections
  const twice = { features: [first?.title ?? '', 'Respin', 'respin', 'Scatter', 'Avalanșă', 'Wild'] }
  const game = { ...(games[0] as Game), collections: [first?.id ?? ''], labels: [{ title: 'Avalanșă' }] }
  const details = await at(`/joc/${game.gameCode}`, {
    catalogue: catalogueOf({ ...lists, games: [game] }),
    gameInfo: async () => twice,
  })
  const said = details?.main?.type === 'Game' && details.main.tags.flatMap(({ tags }) => tags)
  expect(said).toEqual(expect.arrayContaining([first?.title, 'Avalanșă', 'respin', 'Scatter', 'Wild']))
  expect(new Set(said || []).size).toBe((said || []).length)
})

test.each([
  ['failed', () => Promise.reject(new Error('503')), true],
  ['knows nothing', async () => undefined, undefined],
])('DET-06 when the casino’s info %s the details still stand', async (_what, gameInfo, missing) => {
  const details = await at('/joc/diamant-40', { gameInfo })
  expect(details?.main).toMatchObject({ type: 'Game', tile: { code: 'diamant-40' } })
  expect(details?.main).not.toHaveProperty('info')
  expect(details?.main).toHaveProperty('maxWin')
  expect(details?.incomplete).toBe(missing)
})

test('PRO-01 a promotion for players alone is restricted, those that visitors may see are not', async () => {
  expect(await at('/promotii/jucatori')).toMatchObject({ restricted: true, unlisted: true })
  for (const slug of ['duminica', 'vizitatori'])
    expect(await at(`/promotii/${slug}`)).not.toHaveProperty('restricted')
})

test('PRO-01 PRO-04 the list of promotions has those of the day, each with its audience', async () => {
  const { main } = (await at('/promotii')) ?? {}
  expect(
    main?.type === 'PromotionList' && main.promotions.map(({ slug, visibleTo }) => [slug, visibleTo]),
  ).toEqual([
    ['duminica', undefined],
    ['jucatori', 'LoggedIn'],
    ['vizitatori', 'NotLoggedIn'],
    ['in-curs', undefined],
  ])
})

test('CAT-10 the page of collections shows all of them once, without those that are left out', async () => {
  const { main, widgets } = (await at('/colectii')) ?? {}
  expect(main).toMatchObject({ type: 'Collections' })
  expect(widgets?.inputs).toEqual([])
})

test('LCH-08 the launch data has the game’s smallest bet, if known', async () => {
  const startOf = async (minBet: number | undefined) => {
    const some = games.map((game) => ({ ...game, minBet }))
    return (await at('/play/diamant-40/demo', { catalogue: catalogueOf({ ...lists, games: some }) }))?.main
  }
  expect(await startOf(0.5)).toHaveProperty('minBet', 0.5)
  expect(await startOf(undefined)).not.toHaveProperty('minBet')
})

test('LCH-05 a game without a demo has no demo page', async () => {
  const shut = catalogueOf({ ...lists, games: games.map((game) => ({ ...game, demoEnabled: false })) })
  expect(await at('/play/diamant-40/demo', { catalogue: shut })).toBeUndefined()
})
