// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Collection } from '#app/api/contract/casino.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { lists } from '#sandbox/fixtures/lists.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { type CatalogueLists, catalogueOf } from '../catalogue.ts'
import { failed, known, pending } from '../known.ts'
import { recordLinks } from './links.ts'
import { type Records, targetFaults } from './targets.ts'

const records: Records = {
  catalogue: catalogueOf(lists),
  carousels: [
    { id: 'carousel-casino', lobby: 'Casino', slides },
    { id: 'gol', lobby: 'Casino', slides: [] },
  ],
  videos: [
    { id: 'video', title: 'Clip', src: '/v.webm', poster: 'banner' },
    { id: 'gol', title: 'Clip', src: 'v.webm' },
  ],
  jackpots: known(jackpots),
}

const check = (widget: object, over: Partial<Records> = {}) =>
  targetFaults({ ...records, ...over }, v.parse(Widget, { id: 'w', ...widget }))

const content = (over: Partial<CatalogueLists>) => ({ catalogue: catalogueOf({ ...lists, ...over }) })

test.each<[string, object, object]>([
  ['a carousel', { type: 'Carousel', carousel: 'lipsa' }, { field: 'carousel', value: 'lipsa' }],
  [
    'a category',
    { type: 'Games', category: 'lipsa', tileLayout: 'Default' },
    { field: 'category', value: 'lipsa' },
  ],
  ['a group', { type: 'CollectionGroup', group: 'lipsa' }, { field: 'group', value: 'lipsa' }],
  ['a jackpot', { type: 'Jackpots', jackpot: 'lipsa' }, { field: 'jackpot', value: 'lipsa' }],
  [
    'a video',
    { type: 'Videos', title: 'C', videos: ['video', 'lipsa'] },
    { field: 'videos', value: 'lipsa' },
  ],
])('CMS-04 %s that does not exist is told by its field and id', (_what, widget, fault) => {
  expect(check(widget)).toEqual([{ kind: 'target', ...fault }])
})

test.each([
  { type: 'Carousel', carousel: 'carousel-casino' },
  { type: 'Games', category: 'casino-top-10', tileLayout: 'Default' },
  { type: 'Jackpots', jackpot: jackpots[0]?.id },
  { type: 'Jackpots' },
  { type: 'Winners', title: 'Câștiguri' },
  { type: 'Html', html: '<p>a</p>' },
])('CMS-04 nothing is told about %o', (widget) => {
  expect(check(widget)).toEqual([])
})

test.each([failed, pending])('CMS-04 while jackpots are $state, none is said not to exist', (state) => {
  const faults = check({ type: 'Jackpots', jackpot: 'lipsa' }, { jackpots: state })
  expect(faults).toEqual([{ kind: 'unchecked', field: 'jackpot', value: 'lipsa' }])
})

const collection = (fields: Partial<Collection>): Collection => ({
  id: 'col',
  slug: 'col',
  title: 'Colecție',
  games: ['diamant-40'],
  excludeFromPage: false,
  ...fields,
})
const group = { id: 'g', title: 'Grup', collections: ['col', 'lipsa'] }
const inGroup = { type: 'CollectionGroup', group: 'g' }

test('CMS-04 in a group a collection that does not exist is told, and the group by its id', () => {
  const over = content({ collections: [collection({})], collectionGroups: [group] })
  expect(check(inGroup, over)).toContainEqual({
    kind: 'target',
    record: { kind: 'group', id: 'g' },
    field: 'collections',
    value: 'lipsa',
  })
})

test.each<[string, Partial<Collection>, object[]]>([
  [
    'games that do not exist',
    { games: ['diamant-40', ...'abcdef'] },
    [{ kind: 'games', field: 'games', value: 'a, b, c, d, e +1' }],
  ],
  ['no games', { games: [] }, [{ kind: 'empty', field: 'games' }]],
  [
    'no game that exists',
    { games: ['lipsa'] },
    [
      { kind: 'empty', field: 'games' },
      { kind: 'games', field: 'games', value: 'lipsa' },
    ],
  ],
])('CMS-04 a collection with %s is told', (_what, fields, faults) => {
  const over = content({ collections: [collection(fields)] })
  const record = { kind: 'collection', id: 'col' }
  const told = check({ type: 'Collections', title: 'C' }, over)
  expect(told.filter(({ kind }) => kind !== 'few')).toEqual(faults.map((fault) => ({ record, ...fault })))
})

test('CMS-04 a row that is not shown, since it has too few cards, is told', () => {
  const rowOf = (count: number) =>
    content({
      collections: Array.from({ length: count }, (_, index) => collection({ id: `c${index}` })),
      collectionGroups: [{ ...collectionGroup, collections: ['c0', 'c1'] }],
      providers: providers.slice(0, count),
    })
  const few = (type: string, count: number) =>
    check({ type, title: 'C', group: collectionGroup.id }, rowOf(count)).filter(({ kind }) => kind === 'few')
  expect(few('Collections', 2)).toEqual([{ kind: 'few', value: '2' }])
  expect(few('Providers', 2)).toEqual([{ kind: 'few', value: '2' }])
  const record = { kind: 'group', id: collectionGroup.id }
  expect(few('CollectionGroup', 3)).toEqual([{ kind: 'few', record, field: 'collections', value: '2' }])
  expect([...few('Collections', 3), ...few('Providers', 3)]).toEqual([])
})

test('CMS-04 a card, a logo and a video without a picture are told', () => {
  const bare = games.map((game) => ({ ...game, images: [] }))
  const [provider] = providers
  const over = content({
    games: bare,
    collections: [collection({})],
    providers: provider ? [{ ...provider, games: [bare[0]?.gameCode ?? ''], lightLogoImage: undefined }] : [],
  } as Partial<CatalogueLists>)
  expect(check({ type: 'Collections', title: 'C' }, over).map(({ kind }) => kind)).toEqual(['few', 'picture'])
  expect(
    check({ type: 'Providers', title: 'F' }, over).map(({ kind, field }) => [kind, field]),
  ).toContainEqual(['picture', 'lightLogoImage'])
  expect(check({ type: 'Videos', title: 'C' }).map(({ kind, field }) => [kind, field])).toEqual([
    ['unsafe', 'src'],
    ['picture', 'poster'],
  ])
})

test.each<[object, Partial<Records>]>([
  [{ type: 'Carousel', carousel: 'gol' }, {}],
  [{ type: 'Jackpots' }, { jackpots: known([]) }],
  [{ type: 'Collections', title: 'C' }, content({ collections: [] })],
  [{ type: 'Providers', title: 'F' }, content({ providers: [] })],
  [{ type: 'Videos', title: 'C' }, { videos: [] }],
])('CMS-04 a list without anything is told: %o', (widget, over) => {
  expect(check(widget, over).map(({ kind }) => kind)).toEqual(['empty'])
})

test('CMS-04 the links of a carousel are those of its slides’ buttons', () => {
  const slide = { id: 's', image: 'i', title: 'T', primary: { label: 'Vezi', href: '/a' } }
  const carousels = [{ id: 'c', lobby: 'Casino' as const, slides: [slide] }]
  const widget = v.parse(Widget, { id: 'w', type: 'Carousel', carousel: 'c' })
  expect(recordLinks({ ...records, carousels }, widget)).toEqual([
    { href: '/a', field: 'primary.href', record: { kind: 'slide', id: 's' } },
  ])
})

test('CMS-04 the link of a collection is its route before its address', () => {
  const over = content({
    collections: [collection({ actionRoute: '/a', url: '/b' }), collection({ id: 'x', url: '/c' })],
  })
  const widget = v.parse(Widget, { id: 'w', type: 'Collections', title: 'C' })
  expect(recordLinks({ ...records, ...over }, widget).map(({ href, field }) => [field, href])).toEqual([
    ['actionRoute', '/a'],
    ['url', '/c'],
  ])
})

const slide = { id: 's', image: 'i', title: 'T' }
const long = 'a '.repeat(200).trim()

test.each<[string, unknown[], object[]]>([
  [
    'nothing about slides that fit',
    [slide, { ...slide, id: 't', primary: { label: 'Vezi', href: '/a' } }],
    [],
  ],
  [
    'a field that a slide lacks',
    [{ id: 's', title: 'T' }],
    [{ kind: 'missing', field: 'image', record: { kind: 'slide', id: 's' } }],
  ],
  [
    'a field of a button',
    [{ ...slide, primary: { label: 7, href: '/a' } }],
    [{ kind: 'wrong', field: 'primary.label', value: '7', record: { kind: 'slide', id: 's' } }],
  ],
  [
    'a misspelt field',
    [{ ...slide, eyebrw: 'Nou' }],
    [{ kind: 'unknown', field: 'eyebrw', of: 'eyebrow', record: { kind: 'slide', id: 's' } }],
  ],
  [
    'a slide without an id by its place',
    [slide, { image: 'i', title: 'T' }],
    [{ kind: 'missing', field: 'id', record: { kind: 'slide', id: 'nr. 2' } }],
  ],
  [
    'an id of two slides, once',
    [slide, slide, slide],
    [{ kind: 'twice', field: 'id', of: 'slide', record: { kind: 'slide', id: 's' } }],
  ],
])('CMS-04 of single slides is told: %s', (_what, slides, faults) => {
  const carousels = [{ id: 'c', lobby: 'Casino' as const, slides: [slide] }]
  expect(check({ type: 'Carousel', carousel: 'c' }, { carousels, inputOf: () => ({ slides }) })).toEqual(
    faults,
  )
})

test.each(['title', 'primary.label'])(
  'CMS-04 a %s of a slide that the site cuts is told with its end',
  (field) => {
    const written = field === 'title' ? { title: long } : { primary: { label: long, href: '/a' } }
    const inputOf = () => ({ slides: [{ ...slide, ...written }] })
    const carousels = [{ id: 'c', lobby: 'Casino' as const, slides: [slide] }]
    const faults = check({ type: 'Carousel', carousel: 'c' }, { carousels, inputOf })
    expect(faults).toEqual([
      { kind: 'cut', field, value: expect.stringMatching(/^….{20,}…$/), record: { kind: 'slide', id: 's' } },
    ])
  },
)

test('CMS-04 fields of a group’s collections are told too', () => {
  const inputOf = (record: object) =>
    'slug' in record && (record as Collection).id === collections[0]?.id
      ? { ...record, gams: [], title: long }
      : undefined
  const own = { record: { kind: 'collection', id: collections[0]?.id } }
  const group = { ...collectionGroup, collections: [collections[0]?.id ?? ''] }
  const over = { ...content({ collectionGroups: [group] }), inputOf }
  expect(check({ type: 'CollectionGroup', group: group.id }, over)).toMatchObject([
    { kind: 'few' },
    { kind: 'cut', field: 'title', ...own },
    { kind: 'unknown', field: 'gams', ...own },
  ])
})
