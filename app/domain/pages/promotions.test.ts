// @vitest-environment node
import { expect, test } from 'vitest'
import type { Promotion } from '#app/api/contract/casino.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from '../catalogue.ts'
import type { PageContent, PageWords } from './draft.ts'
import { promotionPage, promotionsPage } from './promotions.ts'

const empty = {
  games: [],
  providers: [],
  collections: [],
  collectionGroups: [],
  categories: [],
  jackpots: [],
}

const promotion = (slug: string, fields: Partial<Promotion> = {}): Promotion => ({
  id: slug,
  slug,
  title: slug,
  games: [],
  visibleTo: 'All',
  ...fields,
})

const content: PageContent = {
  catalogue: catalogueOf(empty),
  columns: () => Promise.reject(new Error('not asked for')) as never,
  layouts: [],
  settings: globalSettings,
  words: new Proxy({}, { get: (_, word) => `titlu ${String(word)}` }) as PageWords,
  today: '2026-11-22',
  promotions: async () => [
    promotion('jucatori', { visibleTo: 'LoggedIn' }),
    promotion('vizitatori', { visibleTo: 'NotLoggedIn' }),
    promotion('incheiata', { end: '2026-11-21' }),
    promotion('neinceputa', { start: '2026-11-23', visibleTo: 'LoggedIn' }),
    promotion('in-curs', { start: '2026-11-01', end: '2026-11-22' }),
  ],
  contentPage: async () => undefined,
  jackpotsKnown: async () => undefined,
  gameInfo: async () => undefined,
}

test.each<[string, object | undefined]>([
  ['jucatori', { audience: 'LoggedIn' }],
  ['vizitatori', undefined],
  ['incheiata', { until: '2026-11-21' }],
  ['neinceputa', { from: '2026-11-23', audience: 'LoggedIn' }],
  ['in-curs', undefined],
])('PRO-01 PRO-04 editors see the promotion %s, and why the public does not', async (slug, unseen) => {
  const page = await promotionPage({ ...content, forEditors: true }, slug)
  expect(page).toMatchObject({ title: slug })
  expect(page?.restricted ?? false).toBe(false)
  expect(page?.unseen).toEqual(unseen)
})

test('the public learns nothing of drafts', async () => {
  expect(await promotionPage(content, 'incheiata')).toBeUndefined()
  expect(await promotionPage(content, 'jucatori')).not.toHaveProperty('unseen')
  expect(await promotionPage({ ...content, forEditors: true }, 'alta')).toBeUndefined()
})

test.each<[string, Partial<PageContent>, string[]]>([
  ['a player', { audience: 'player' }, ['jucatori', 'in-curs']],
  ['a visitor in the app', { audience: 'native' }, ['vizitatori', 'in-curs']],
  ['a player who has excluded themselves', { audience: 'excluded' }, []],
  ['a player on another day', { audience: 'player', today: '2026-11-23' }, ['jucatori', 'neinceputa']],
])('the list of promotions as %s sees it is the same in every browser', async (_who, chosen, slugs) => {
  const { main } = await promotionsPage({ ...content, forEditors: true, ...chosen })
  const shown = main?.type === 'PromotionList' ? main.promotions : []
  expect(shown.map(({ slug }) => slug)).toEqual(slugs)
  expect(shown.filter(({ visibleTo }) => visibleTo)).toEqual([])
})

test('a promotion for visitors has a reason for a player, one for players has none', async () => {
  const asPlayer = { ...content, forEditors: true, audience: 'player' as const }
  expect((await promotionPage(asPlayer, 'vizitatori'))?.unseen).toEqual({ audience: 'NotLoggedIn' })
  expect(await promotionPage(asPlayer, 'jucatori')).not.toHaveProperty('unseen')
})
