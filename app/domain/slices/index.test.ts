// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Carousel, Collection } from '#app/api/contract/casino.ts'
import { Slice, type SliceOf } from '#app/api/contract/slices.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { jackpots } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { catalogueOf } from '../catalogue.ts'
import { sliceOf } from './index.ts'

const carousel: Carousel = { id: 'carousel-casino', lobby: 'Casino', slides }

function sliceFor(widget: object, over: Partial<typeof lists> = {}, carousels = [carousel]) {
  const source = {
    catalogue: catalogueOf({ ...lists, ...over }),
    carousels,
    videos: [{ id: 'v', title: 'Clip', src: '/v.webm' }],
    compliance: globalSettings.compliance,
    sanitize: (html: string) => html.replaceAll('<script>', ''),
  }
  return sliceOf(source, v.parse(Widget, { id: 'w', ...widget }))
}

const collection = (fields: Partial<Collection>): Collection => ({
  id: 'c',
  slug: 'alese',
  title: 'Alese',
  games: ['diamant-40'],
  excludeFromPage: false,
  ...fields,
})

test.each([
  ['Carousel', { carousel: 'carousel-casino' }],
  ['Games', { category: 'casino-top-10', tileLayout: 'Top10' }],
  ['Jackpots', {}],
  ['Collections', { title: 'Colecții' }],
  ['CollectionGroup', { group: 'group-acasa' }],
  ['Providers', { title: 'Furnizori' }],
  ['Html', { html: '<p>Salut</p>' }],
])('CMS-01 a widget of type %s becomes a slice that the browser accepts', (type, fields) => {
  const slice = sliceFor({ type, ...fields })
  expect(slice?.type).toBe(type)
  expect(v.parse(Slice, slice)).toEqual(slice)
})

test.each([
  ['an unknown carousel', { type: 'Carousel', carousel: 'gone' }],
  ['an unknown category', { type: 'Games', category: 'gone', tileLayout: 'Default' }],
  ['an unknown collection group', { type: 'CollectionGroup', group: 'gone' }],
  ['an unknown jackpot, rather than another one', { type: 'Jackpots', jackpot: 'gone' }],
  ['HTML of which nothing is left', { type: 'Html', html: '<script>' }],
])('CMS-01 nothing stands for %s', (_what, widget) => {
  expect(sliceFor(widget)).toBeUndefined()
})

test.each([
  ['the carousel has no slides', { type: 'Carousel', carousel: 'carousel-casino' }, {}],
  ['there are no jackpots', { type: 'Jackpots' }, { jackpots: [] }],
  ['there are no collections', { type: 'Collections', title: 'Colecții' }, { collections: [] }],
  ['all collections are empty', { type: 'Collections', title: 'Colecții' }, { games: [] }],
  [
    'the group’s collections are gone',
    { type: 'CollectionGroup', group: 'group-acasa' },
    { collections: [] },
  ],
])('CMS-01 nothing stands where %s', (_what, widget, over) => {
  expect(sliceFor(widget, over, [{ ...carousel, slides: [] }])).toBeUndefined()
})

test.each([
  ['a path of ours', '/promotii', '/promotii'],
  ['an absolute address', 'https://arama.example/x', 'https://arama.example/x'],
  ['a script', 'javascript:alert(1)', undefined],
  ['another origin in disguise', '//evil.example', undefined],
  ['another origin behind a backslash', '/\\evil.example', undefined],
  ['data', 'data:text/html,<script>', undefined],
  ['nothing', '', undefined],
])('a slide’s action that leads to %s', (_what, href, expected) => {
  const [first] = slides
  const action = { label: 'Vezi', href }
  const over = [
    {
      ...carousel,
      slides: [{ ...first, id: 's', image: 'i', title: 'T', primary: action, secondary: action }],
    },
  ]
  const slice = sliceFor({ type: 'Carousel', carousel: 'carousel-casino' }, {}, over) as SliceOf<'Carousel'>
  expect(slice.slides[0]?.primary?.href).toBe(expected)
  expect(slice.slides[0]?.secondary?.href).toBe(expected)
  expect(slice.slides).toHaveLength(1)
})

test('CPL-02 the hero has the compliance strip with the licence', () => {
  expect(sliceFor({ type: 'Carousel', carousel: 'carousel-casino' })).toMatchObject({
    strip: { text: globalSettings.compliance.stripText, licence: 'L 0000000W000000' },
  })
})

test.each([
  ['the requested one', 'jackpot-clopotul-norocos', 'Clopotul Norocos'],
  ['the first if none is requested', undefined, 'Foc de Aramă'],
])('JAC-01 the jackpot shown first is %s', (_what, jackpot, expected) => {
  const slice = sliceFor({ type: 'Jackpots', ...(jackpot && { jackpot }) }) as SliceOf<'Jackpots'>
  expect(slice.jackpots[0]?.title).toBe(expected)
})

test('JAC-01 a jackpot keeps all its levels, the top one first, and links to its page', () => {
  const slice = sliceFor({ type: 'Jackpots' }) as SliceOf<'Jackpots'>
  expect(slice.jackpots[0]).toMatchObject({
    href: '/jackpots/foc-de-arama',
    levels: jackpots[0]?.jackpotLevels,
  })
})

test('CAT-10 collections that are excluded from the page are left out of the row', () => {
  const slice = sliceFor({ type: 'Collections', title: 'Colecții' }) as SliceOf<'Collections'>
  expect(slice.items.map(({ slug }) => slug)).toEqual([
    'egiptul-antic',
    'fructe-si-septari',
    'basme-romanesti',
    'seara-de-poveste',
    'alese-de-echipa',
  ])
})

test.each([
  ['its route', { actionRoute: '/categorii/din-folclor' }, '/categorii/din-folclor'],
  ['its route before its url', { actionRoute: '/categorii/x', url: '/promotii/y' }, '/categorii/x'],
  ['its url', { url: '/promotii/seara-de-poveste' }, '/promotii/seara-de-poveste'],
  ['an absolute url', { url: 'https://arama.example/x' }, 'https://arama.example/x'],
  ['its url when the route is unsafe', { actionRoute: 'javascript:1', url: '/promotii/y' }, '/promotii/y'],
  ['its page when both are unsafe', { actionRoute: '//evil.example', url: 'data:x' }, '/colectii/alese'],
  ['its page when it has neither', {}, '/colectii/alese'],
])('CAT-10 a collection leads to %s', (_where, fields, expected) => {
  const own = [collection(fields), collection({ id: 'd' }), collection({ id: 'e' })]
  const slice = sliceFor({ type: 'Collections', title: 'Colecții' }, { collections: own })
  expect((slice as SliceOf<'Collections'>).items[0]?.href).toBe(expected)
})

test('a collection counts its existing games; its cover is a game with a picture that no card before has', () => {
  const pictured = ['gone', 'comoara-faraonului', 'diamant-40', 'wild-orchard']
  const lists = [pictured, pictured, ['diamant-40'], ['comoara-faraonului']]
  const collections = lists.map((games, index) => collection({ id: `c-${index}`, games }))
  const slice = sliceFor({ type: 'Collections', title: 'C' }, { collections }) as SliceOf<'Collections'>
  expect(slice.items.map(({ count, cover }) => [count, cover])).toEqual([
    [3, { code: 'diamant-40', version: '3' }],
    [3, { code: 'wild-orchard' }],
    [1, { code: 'diamant-40', version: '3' }],
    [1, undefined],
  ])
})

test('a row of fewer than three cards is left out', () => {
  const three = [1, 2, 3].map((index) => collection({ id: `c-${index}` }))
  const row = (collections: object[]) =>
    sliceFor({ type: 'Collections', title: 'C' }, { collections: collections as typeof three })
  expect(row(three)).toBeDefined()
  expect(row(three.slice(0, 2))).toBeUndefined()
})

test.each([
  ['its own title', { title: 'Alese' }, 'Alese'],
  ['else the group’s', {}, 'De pe la noi'],
])('CMS-06 a collection group is headed by %s and keeps its order', (_what, fields, expected) => {
  const widget = { type: 'CollectionGroup', group: 'group-acasa', ...fields }
  const slice = sliceFor(widget) as SliceOf<'CollectionGroup'>
  expect(slice.title).toBe(expected)
  expect(slice.items.map(({ slug }) => slug)).toEqual([
    'fructe-si-septari',
    'basme-romanesti',
    'seara-de-poveste',
    'alese-de-echipa',
  ])
})

test('a provider links to its page with both of its logos', () => {
  const slice = sliceFor({ type: 'Providers', title: 'Furnizori' }) as SliceOf<'Providers'>
  expect(slice.items[0]).toEqual({
    slug: 'cuprum-play',
    name: 'Cuprum Play',
    count: 4,
    href: '/furnizori/cuprum-play',
    lightLogo: 'provider-cuprum-play-light',
    darkLogo: 'provider-cuprum-play-dark',
  })
})

test('HTML passes through the cleaner it is given', () => {
  expect(sliceFor({ type: 'Html', html: '<p><script>x</p>' })).toEqual({ type: 'Html', html: '<p>x</p>' })
})
