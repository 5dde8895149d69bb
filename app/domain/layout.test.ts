// @vitest-environment node
import { expect, test } from 'vitest'
import type { Layout } from '#app/api/contract/cms.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { layouts } from '#sandbox/fixtures/layouts.ts'
import { heroParts, layoutOf, placesOf, spanOf, widgetsOf } from './layout.ts'

const html = (id: string) => ({ id, type: 'Html', html: '<p>Bun venit</p>' })

function shown(widgets: unknown[]) {
  const dropped: Dropped[] = []
  const layout: Layout = { id: 'layout-lobby', type: 'Lobby', widgets }
  return {
    ids: widgetsOf(layout.widgets, `layout ${layout.type}`, (item) => dropped.push(item)).map(({ id }) => id),
    dropped,
  }
}

test.each([
  ['an unknown type', { id: 'x', type: 'Roulette' }, 'type'],
  ['no type', { id: 'x' }, 'type'],
  ['a missing field', { id: 'x', type: 'Games', tileLayout: 'Default' }, 'category'],
  ['a field of the wrong kind', { id: 'x', type: 'Html', html: 3 }, 'html'],
  ['an unknown tile layout', { id: 'x', type: 'Games', category: 'c', tileLayout: 'Huge' }, 'tileLayout'],
  ['an empty id', { ...html(''), id: '' }, 'id'],
])('CMS-01 a widget with %s is left out and reported by its field', (_what, widget, field) => {
  const { ids, dropped } = shown([html('a'), widget, html('b')])
  expect(ids).toEqual(['a', 'b'])
  expect(dropped).toEqual([
    { where: 'layout Lobby', index: 1, problem: expect.stringMatching(new RegExp(`^${field}: `)) },
  ])
})

test.each([null, 'Html', 7, [], [html('x')]])('CMS-01 %j is no widget', (widget) => {
  const { ids, dropped } = shown([widget, html('a')])
  expect(ids).toEqual(['a'])
  expect(dropped.map(({ index }) => index)).toEqual([0])
})

test('CMS-01 of two widgets with the same id the first is shown', () => {
  const twice = [html('a'), { ...html('a'), html: '<p>Altul</p>' }, html('b')]
  const layout: Layout = { id: 'l', type: 'Lobby', widgets: twice }
  expect(widgetsOf(layout.widgets, 'layout', () => undefined)).toEqual([html('a'), html('b')])
})

test.each([
  ['an id that is used already', [html('a'), html('a')], 'twice'],
  ['a field that is wrong', [html('b'), { ...html('a'), html: 3 }], [{ path: [{ key: 'html' }] }]],
])('CMS-04 a widget is left out for its reason: %s', (_what, widgets, reason) => {
  expect(placesOf(widgets)[1]).toMatchObject({ reason })
})

test('CMS-01 a malformed widget does not use up its id', () => {
  expect(shown([{ id: 'a', type: 'Roulette' }, html('a')]).ids).toEqual(['a'])
})

test.each([
  ['an unknown type', { id: 'x', type: 'Roulette' }, { id: 'x', type: 'Roulette', problem: /^type: / }],
  ['a missing field', { id: 'x', type: 'Games' }, { id: 'x', type: 'Games', problem: /^category: / }],
  ['an id that is taken', html('a'), { id: 'a', type: 'Html', problem: /^id: used twice$/ }],
  ['no id and no type', {}, { id: '#2', type: '?', problem: /./ }],
  ['nothing in it', null, { id: '#2', type: '?', problem: /./ }],
  ['an endless type', { id: 'x', type: 'R'.repeat(200) }, { id: 'x', type: 'R'.repeat(80), problem: /./ }],
])('CMS-04 an editor is told which widget has %s', (_what, widget, { problem, ...words }) => {
  const places = placesOf([html('a'), widget, html('b')])
  expect(places.map((place) => place.widget?.id)).toEqual(['a', undefined, 'b'])
  expect(places[1]?.invalidWidget).toMatchObject({ ...words, problem: expect.stringMatching(problem) })
})

test('CMS-01 every widget of the sandbox lobby can be drawn', () => {
  const lobby = layoutOf(layouts, 'Lobby')
  const dropped: Dropped[] = []
  expect(lobby && widgetsOf(lobby.widgets, 'layout', (item) => dropped.push(item)).length).toBe(
    lobby?.widgets.length,
  )
  expect(dropped).toEqual([])
})

test('a page type without a layout has none', () => {
  expect(layoutOf([], 'Lobby')).toBeUndefined()
  expect(layoutOf([{ id: 'l', type: 'Jackpots', widgets: [] }], 'Lobby')).toBeUndefined()
})

test.each([
  ['the two stand side by side', ['Carousel', 'Jackpots', 'Games'], ['main', 'aside', 'full']],
  ['jackpots come first', ['Jackpots', 'Carousel', 'Games'], ['full', 'full', 'full']],
  ['another widget is between them', ['Carousel', 'Games', 'Jackpots'], ['full', 'full', 'full']],
  ['two carousels come before', ['Carousel', 'Carousel', 'Jackpots'], ['full', 'main', 'aside']],
  ['two jackpots follow', ['Carousel', 'Jackpots', 'Jackpots'], ['main', 'aside', 'full']],
  [
    'there are two pairs',
    ['Carousel', 'Jackpots', 'Carousel', 'Jackpots'],
    ['main', 'aside', 'main', 'aside'],
  ],
  ['the carousel is the last', ['Games', 'Carousel'], ['full', 'full']],
])('a carousel shares its row with jackpots: %s', (_when, types, expected) => {
  expect(types.map((_, index) => spanOf(types, index))).toEqual(expected)
})

test.each([
  ['an object with hostile members', { id: { toString: 1, valueOf: 1 }, type: 'Html' }],
  ['a deep nest of lists', { id: JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`), type: 'Html' }],
])('CMS-01 a widget whose id is %s is dropped alone', (_what, widget) => {
  expect(shown([widget, html('a')]).ids).toEqual(['a'])
})

test.each([
  [
    'a carousel',
    [
      ['Carousel', 'full'],
      ['Games', 'full'],
    ],
    1,
  ],
  [
    'a carousel and the jackpots beside it',
    [
      ['Carousel', 'main'],
      ['Jackpots', 'aside'],
      ['Games', 'full'],
    ],
    2,
  ],
  [
    'a row before the carousel',
    [
      ['Games', 'full'],
      ['Carousel', 'full'],
    ],
    0,
  ],
  ['nothing', [], 0],
] as const)('CMS-01 the hero of a page that begins with %s', (_what, parts, expected) => {
  expect(heroParts(parts.map(([type, span]) => ({ type, span })))).toBe(expected)
})
