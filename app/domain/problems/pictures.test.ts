// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Promotion } from '#app/api/contract/casino.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { providers } from '#sandbox/fixtures/games.ts'
import { slides } from '#sandbox/fixtures/slides.ts'
import { catalogueOf } from '../catalogue.ts'
import { failed } from '../known.ts'
import { matchAt } from '../routeMatch.ts'
import {
  type NamedPicture,
  type PictureState,
  pagePictures,
  pictureFaults,
  recordPictures,
} from './pictures.ts'

const catalogue = catalogueOf({
  games: [],
  providers,
  collections: [],
  collectionGroups: [],
  categories: [],
  jackpots: [],
})

const picturesOf = (widget: object) =>
  recordPictures(
    {
      catalogue,
      carousels: [{ id: 'carousel', lobby: 'Casino', slides }],
      videos: [
        { id: 'unu', title: 'Unu', src: '/1.webm', poster: 'afis-unu' },
        { id: 'doi', title: 'Doi', src: '/2.webm' },
        { id: 'trei', title: 'Trei', src: '/3.webm', poster: 'afis-trei' },
      ],
      jackpots: failed,
    },
    v.parse(Widget, { id: 'w', ...widget }),
  )

const [provider] = providers

test('CMS-04 the pictures of slides, videos and providers are named with record and field', () => {
  expect(picturesOf({ type: 'Carousel', carousel: 'carousel' })).toEqual(
    slides.map(({ id, image }) => ({ asset: image, record: { kind: 'slide', id }, field: 'image' })),
  )
  expect(picturesOf({ type: 'Videos', title: 'V', videos: ['doi', 'trei'] })).toEqual([
    { asset: 'afis-trei', record: { kind: 'video', id: 'trei' }, field: 'poster' },
  ])
  expect(picturesOf({ type: 'Videos', title: 'V' })).toHaveLength(2)
  expect(picturesOf({ type: 'Providers', title: 'P' })).toContainEqual({
    asset: provider?.darkLogoImage,
    record: { kind: 'provider', id: provider?.id },
    field: 'darkLogoImage',
  })
})

test.each([
  { type: 'Carousel', carousel: 'lipsa' },
  { type: 'Games', category: 'casino-top-10', tileLayout: 'Default' },
  { type: 'Html', html: '<p>a</p>' },
])('CMS-04 %o names no picture of the content', (widget) => {
  expect(picturesOf(widget)).toEqual([])
})

const promotion = (slug: string, image?: string): Promotion => ({
  id: slug,
  slug,
  title: slug,
  games: [],
  visibleTo: 'All',
  ...(image && { image }),
})
const promotions = [promotion('unu', 'banner-unu'), promotion('doi'), promotion('trei', 'banner-trei')]

test.each<[string, number]>([
  ['/promotii', 2],
  ['/promotii/unu', 1],
  ['/promotii/doi', 0],
  [`/furnizori/${provider?.slug}`, 2],
  ['/turnee', 0],
])('CMS-04 %s has %i pictures of its own', async (path, count) => {
  const match = matchAt(path)
  if (!match) throw new Error(`no page at ${path}`)
  expect(await pagePictures({ catalogue, promotions: async () => promotions }, match)).toHaveLength(count)
})

const named = (asset: string, field = 'image'): NamedPicture => ({
  asset,
  record: { kind: 'slide', id: asset },
  field,
})
const states = (entries: Record<string, PictureState>) => new Map(Object.entries(entries))

test('CMS-04 a picture that the service does not have is told with its id, one that it has is not', () => {
  const found = states({ 'banner-a': 'there', 'banner-b': 'none' })
  expect(pictureFaults([named('banner-a'), named('banner-b')], found)).toEqual([
    { kind: 'asset', record: { kind: 'slide', id: 'banner-b' }, field: 'image', value: 'banner-b' },
  ])
})

test('CMS-04 pictures without an answer are told once for each field, and are not called missing', () => {
  const pictures = [named('a'), named('b'), named('c', 'poster'), named('d'), named('e', 'logo')]
  const found = states({ a: 'unchecked', b: 'unchecked', c: 'unchecked', d: 'there' })
  expect(pictureFaults(pictures, found)).toEqual([
    { kind: 'unchecked', field: 'image' },
    { kind: 'unchecked', field: 'poster' },
  ])
})
