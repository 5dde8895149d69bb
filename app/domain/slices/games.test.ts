// @vitest-environment node

import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Category, gameListSources, TileLayout } from '#app/api/contract/cms.ts'
import { PersonalSlugs } from '#app/api/contract/personalSlugs.ts'
import type { WidgetOf } from '#app/api/contract/widgets.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import { categoryAddress, gamesSlice, playerRow, rowCap } from './games.ts'

const slugs = v.parse(PersonalSlugs, {})
const codes = Array.from({ length: 40 }, (_, index) => `joc-${index}`)
const games = codes.map((gameCode) => slot({ gameCode, name: gameCode, provider: 'p' }))

function category(fields: Partial<Category> = {}): Category {
  return {
    id: 'c',
    slug: 'noi',
    type: 'Default',
    title: 'Sloturi noi',
    lobby: 'Casino',
    games: codes,
    ...fields,
  }
}

const catalogueWith = (fields: Partial<Category>) =>
  catalogueOf({
    games,
    categories: [category(fields)],
    providers: [],
    collections: [],
    collectionGroups: [],
    jackpots: [],
  })

const widgetWith = (fields: Partial<WidgetOf<'Games'>>): WidgetOf<'Games'> => ({
  id: 'w',
  type: 'Games',
  category: 'c',
  tileLayout: 'Default',
  ...fields,
})

const sliceFor = (fields: Partial<Category> = {}, widget: Partial<WidgetOf<'Games'>> = {}) =>
  gamesSlice(catalogueWith(fields), widgetWith(widget))

test.each([
  ['general', 'Default', undefined, 20],
  ['general by its style', 'Default', 'Default', 20],
  ['favourites', 'Favourites', undefined, 20],
  ['popular', 'PopularPggService', undefined, 30],
  ['trending', 'TrendingPggService', undefined, 30],
  ['recommended', 'RecommendedPggService', undefined, 30],
  ['because you played, from the service', 'BecauseYouPlayedPggService', undefined, 30],
  ['because you played', 'BecauseYouPlayedInternal', undefined, 30],
  ['because you like', 'BecauseYouLikeInternal', undefined, 30],
  ['because you like, live', 'BecauseYouLikeLiveInternal', undefined, 30],
  ['personalised', 'BloomreachPersonalized', undefined, 30],
  ['jackpot', 'Default', 'Jackpot', 12],
  ['top ten', 'Default', 'Top10', 10],
  ['top ten of a recommended list', 'RecommendedPggService', 'Top10', 10],
  ['bonus', 'Default', 'Bonus', 5],
] as const)('CAT-04 the cap of a row: %s', (_what, type, style, expected) => {
  expect(rowCap({ type, style })).toBe(expected)
})

test.each([
  ['a bonus row shows more', 'Bonus', 15],
  ['a general row shows as many', 'Default', 20],
  ['a jackpot row shows as many', 'Jackpot', 12],
  ['a top ten stays one', 'Top10', 10],
] as const)('CAT-04 on mobile %s', (_what, style, expected) => {
  expect(rowCap({ type: 'Default', style }, true)).toBe(expected)
})

test('CAT-04 a row is cut at its cap, has the total number, and links to its page', () => {
  const slice = sliceFor({ style: 'Jackpot' })
  expect(slice?.tiles.map(({ code }) => code)).toEqual(codes.slice(0, 12))
  expect(slice).toMatchObject({ total: 40, href: '/categorii/noi' })
})

test.each([
  ['Casino', '/categorii/noi'],
  ['Live', '/cazinou-live/categorii/noi'],
] as const)('CAT-04 the page of a category in the lobby %s', (lobby, expected) => {
  expect(categoryAddress({ lobby, slug: 'noi' })).toBe(expected)
  expect(sliceFor({ lobby })?.href).toBe(expected)
})

test.each(TileLayout.options)('CAT-03 the tile layout %s of the widget is the row’s', (tileLayout) => {
  expect(sliceFor({}, { tileLayout })?.tileLayout).toBe(tileLayout)
})

test('CAT-03 there are six tile layouts', () => {
  expect([...TileLayout.options].sort()).toEqual(
    ['Default', 'DoubleRow', 'Landscape', 'LargeOnMobile', 'Portrait', 'Top10'].sort(),
  )
})

test.each([
  ['the widget’s own title', { title: 'Alese azi' }, 'Alese azi'],
  ['else the category’s', {}, 'Sloturi noi'],
])('a row is headed by %s', (_what, widget, expected) => {
  expect(sliceFor({}, widget)?.title).toBe(expected)
})

test.each([
  ['its category is unknown', {}, { category: 'gone' }],
  ['its category is a name every object has', {}, { category: '__proto__' }],
  ['its category is empty', { games: [] }, {}],
  ['all its games were taken down', { games: ['gone-1', 'gone-2'] }, {}],
])('a row is left out when %s', (_when, fields, widget) => {
  expect(sliceFor(fields, widget)).toBeUndefined()
})

test.each(gameListSources.filter(hiddenFromVisitors))(
  'PER-01 a row of %s, made for one player, is left out even when it names games',
  (type) => expect(sliceFor({ type })).toBeUndefined(),
)

test.each(gameListSources)(
  'PER-01 a row of %s is either for everybody or has the place of a player’s row',
  (type) => {
    const row = playerRow(catalogueWith({ type }), widgetWith({ title: 'Ale mele' }), slugs)
    expect(row === undefined).toBe(sliceFor({ type }) !== undefined)
    if (row)
      expect(row).toMatchObject({
        id: 'w',
        source: type,
        title: 'Ale mele',
        lobby: 'Casino',
        tileLayout: 'Default',
      })
  },
)

test('PER-01 a player’s row without a title has that of its category; an unknown category has no row', () => {
  const catalogue = catalogueWith({ type: 'Favourites' })
  expect(playerRow(catalogue, widgetWith({}), slugs)).toMatchObject({ title: 'Sloturi noi' })
  expect(playerRow(catalogue, widgetWith({ category: 'gone' }), slugs)).toBeUndefined()
})

test.each([
  ['PopularPggService', 'Casino', undefined, 30],
  ['TrendingPggService', 'Live', undefined, 30],
  ['RecommendedPggService', 'Casino', 'Top10', 10],
] as const)('PER-05 a row of %s says which list may fill it, and how far', (type, lobby, style, most) => {
  expect(sliceFor({ type, lobby, style })?.special).toEqual({ source: type, lobby, most })
})

test('PER-05 other rows have their category’s games alone', () => {
  expect(sliceFor()).not.toHaveProperty('special')
})

test('removed games are not counted', () => {
  expect(sliceFor({ games: ['gone', 'joc-3', 'joc-1'] })).toMatchObject({
    total: 2,
    tiles: [{ code: 'joc-3' }, { code: 'joc-1' }],
  })
})
