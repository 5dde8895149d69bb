// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Slice } from '#app/api/contract/slices.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { catalogueOf } from '../catalogue.ts'
import { failed, known } from '../known.ts'
import { sliceOf } from '../slices/index.ts'
import { mainOutline, outlineOf } from './outline.ts'
import type { Records } from './targets.ts'

const many = Array.from({ length: 30 }, (_, index) => ({
  ...games[0],
  gameCode: `joc-${index}`,
})) as typeof games
const long = {
  ...categories[0],
  id: 'lunga',
  type: 'Default',
  games: many.map((game) => game.gameCode),
} as (typeof categories)[number]
const lists = {
  games: [...games, ...many],
  providers,
  collections,
  collectionGroups: [collectionGroup],
  categories: [...categories, long],
  jackpots,
}
const catalogue = catalogueOf(lists)
const records: Records = {
  catalogue,
  carousels: [{ id: 'c', lobby: 'Casino', slides }],
  videos: [
    { id: 'a', title: 'A', src: '/a.webm' },
    { id: 'b', title: 'B', src: '/b.webm' },
  ],
  jackpots: known(jackpots),
}
const widget = (fields: object) => v.parse(Widget, { id: 'w', ...fields })

test.each<[object, object | undefined]>([
  [
    { type: 'Carousel', carousel: 'c' },
    { kind: 'carousel', id: 'c', shown: slides.length, total: slides.length },
  ],
  [
    { type: 'Games', category: 'lunga', tileLayout: 'Default' },
    { kind: 'category', id: 'lunga', shown: long.style === 'Top10' ? 10 : 20, total: 30 },
  ],
  [{ type: 'Jackpots' }, { kind: 'firstJackpot', shown: 1, total: jackpots.length }],
  [
    { type: 'Jackpots', jackpot: 'j' },
    { kind: 'jackpot', id: 'j', shown: 1, total: jackpots.length },
  ],
  [
    { type: 'Providers', title: 'F' },
    { kind: 'providers', shown: providers.length, total: providers.length },
  ],
  [
    { type: 'Videos', title: 'V' },
    { kind: 'videos', shown: 2, total: 2 },
  ],
  [
    { type: 'Videos', title: 'V', videos: ['b'] },
    { kind: 'namedVideos', shown: 1, total: 2 },
  ],
  [{ type: 'Winners', title: 'C' }, { kind: 'winners' }],
  [{ type: 'Html', html: '<p>a</p>' }, undefined],
])('CMS-04 the source and count of %o', (fields, outline) => {
  expect(outlineOf(records, widget(fields))).toEqual(outline)
})

test('CMS-04 while jackpots are unknown there is no count of them', () => {
  expect(outlineOf({ ...records, jackpots: failed }, widget({ type: 'Jackpots' }))).toEqual({
    kind: 'firstJackpot',
  })
})

test.each([
  { type: 'Collections', title: 'C' },
  { type: 'CollectionGroup', group: collectionGroup.id },
  { type: 'Providers', title: 'F' },
  { type: 'Games', category: 'lunga', tileLayout: 'Default' },
])('CMS-04 the count is that of the entries on the page: %o', (fields) => {
  const source = { catalogue, carousels: [], videos: [], compliance: globalSettings.compliance }
  const slice = sliceOf({ ...source, sanitize: (html) => html }, widget(fields))
  const entries = slice && ('items' in slice ? slice.items : 'tiles' in slice ? slice.tiles : undefined)
  expect(entries?.length).toBeGreaterThan(0)
  expect(outlineOf(records, widget(fields))?.shown).toBe(entries?.length)
})

test('CMS-04 the page’s own list says what fills it', () => {
  const list = {
    type: 'GameList',
    of: { kind: 'category', lobby: 'Casino', id: 'x' },
    total: 143,
  } as unknown as Slice
  expect(mainOutline(list, 0)).toEqual({ kind: 'category', id: 'x', shown: 143, total: 143 })
  const promotions = { type: 'PromotionList', promotions: [{}, {}] } as unknown as Slice
  expect(mainOutline(promotions, 5)).toEqual({ kind: 'promotions', shown: 2, total: 5 })
  expect(mainOutline(undefined, 0)).toBeUndefined()
})
