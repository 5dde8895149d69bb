import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Widget } from '#app/api/contract/widgets.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import type { PageContent } from '#app/domain/pages/draft.ts'
import type { PictureState } from '#app/domain/problems/pictures.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { createChecks, type FaultOptions } from './faults.ts'
import { sanitizeHtml } from './html.ts'

const lists = { collections: [], collectionGroups: [], categories, jackpots }
const promotion = { id: 'p', slug: 'veche', title: 'Veche', games: [], visibleTo: 'All', end: '2026-11-01' }

const content = {
  catalogue: catalogueOf({ ...lists, games, providers }),
  layouts: [],
  settings: globalSettings,
  words: {},
  today: '2026-11-22',
  promotions: async () => [promotion],
  jackpotsKnown: async () => undefined,
  contentPage: async (slug: string) => {
    if (slug === 'lenta') throw new Error('503')
    return slug === 'despre-noi' ? { id: slug, slug, title: 'Despre noi', widgets: [] } : undefined
  },
  gameInfo: () => Promise.reject(new Error('not to be asked')),
} as unknown as PageContent

function check(widget: object, over: Partial<FaultOptions> = {}) {
  const options: FaultOptions = {
    content,
    records: { carousels: [], videos: [] },
    origins: new Set(),
    isRedirected: async (path) => path === '/categorii/sloturi',
    sanitize: sanitizeHtml,
    ...over,
  }
  return createChecks(options).faults(widget, v.parse(Widget, widget))
}

const link = (href: string) => check({ id: 'h', type: 'Html', html: `<a href="${href}">a</a>` })

test.each([
  ['a page', '/pagina/despre-noi', []],
  ['a page that is nowhere', '/pagina/lipsa', ['link']],
  ['a page that could not be asked for', '/pagina/lenta', ['unchecked']],
  ['a page that has moved', '/categorii/sloturi', []],
  ['a promotion that is over', '/promotii/veche', ['unseenLink']],
  ['a game', '/joc/diamant-40', []],
  ['a game that is gone', '/joc/lipsa', ['link']],
  ['the winners, which are redirected', '/invingatori', []],
  ['a path of no page', '/altceva', ['link']],
])('CMS-04 a link to %s is checked by what its page is', async (_what, href, kinds) => {
  expect((await link(href)).map(({ kind }) => kind)).toEqual(kinds)
})

test('CMS-04 a picture in HTML that the asset service lacks is a problem', async () => {
  const states = async () => new Map<string, PictureState>([['lipsa', 'none']])
  const html = '<img src="/poze/lipsa" alt=""><img src="/poze/alta" alt="">'
  expect(await check({ id: 'h', type: 'Html', html }, { assets: { address: '/poze', states } })).toEqual([
    { kind: 'asset', field: 'html', value: 'lipsa' },
  ])
})

test('CMS-04 while redirects are unknown a link is not said to be dead', async () => {
  const html = '<a href="/altceva">a</a>'
  const faults = await check(
    { id: 'h', type: 'Html', html },
    { isRedirected: () => Promise.reject(new Error()) },
  )
  expect(faults.map(({ kind }) => kind)).toEqual(['unchecked'])
})

test('CMS-04 what is removed from long HTML is told too', async () => {
  const html = `<p onclick="a()">${'text '.repeat(1000)}</p>`
  expect(await check({ id: 'h', type: 'Html', html })).toEqual([
    { kind: 'attribute', field: 'html', of: 'p', value: 'onclick' },
  ])
})

test('CMS-04 while jackpots are unknown, none is said not to exist', async () => {
  const over = { content: { ...content, jackpotsKnown: () => Promise.reject(new Error('503')) } }
  const widget = { id: 'j', type: 'Jackpots', jackpot: 'lipsa' }
  expect((await check(widget, over)).map(({ kind }) => kind)).toEqual(['unchecked'])
  expect((await check(widget)).map(({ kind }) => kind)).toEqual(['target'])
})
