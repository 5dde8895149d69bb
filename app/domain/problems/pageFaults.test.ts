// @vitest-environment node
import { expect, test } from 'vitest'
import type { Promotion } from '#app/api/contract/casino.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from '../catalogue.ts'
import { matchAt } from '../routeMatch.ts'
import { pageFaults } from './pageFaults.ts'

const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: 'p',
  slug: 'p',
  title: 'Rotiri',
  image: 'banner',
  games: ['diamant-40'],
  visibleTo: 'All',
  ...fields,
})
const [first, ...others] = games
const game = { ...first, gameCode: 'fara-imagini', images: [], provider: 'studio' } as (typeof games)[number]
const studio = {
  ...providers[0],
  id: 'studio',
  launchUrl: 'https://joc.example/{gameCode}',
} as (typeof providers)[number]

async function check(
  path: string,
  promotions: Promotion[] = [],
  frames: string[] = [],
  inputOf: (record: object) => unknown = () => undefined,
) {
  const catalogue = catalogueOf({
    games: first ? [first, game, ...others] : [],
    providers: [studio, ...providers],
    collections: [
      { ...collections[0], id: 'c', slug: 'c', games: ['lipsa'] } as (typeof collections)[number],
    ],
    collectionGroups: [],
    categories,
    jackpots,
  })
  const match = matchAt(path)
  const content = { catalogue, promotions: async () => promotions, today: '2026-11-22', inputOf }
  return match && pageFaults(content, match, new Set(frames))
}

test.each<[string, Partial<Promotion>, object[]]>([
  ['runs', {}, []],
  ['ends today', { end: '2026-11-22' }, []],
  ['ended yesterday', { end: '2026-11-21' }, [{ kind: 'ended', field: 'end', value: '2026-11-21' }]],
  ['begins tomorrow', { start: '2026-11-23' }, [{ kind: 'ahead', field: 'start', value: '2026-11-23' }]],
  ['has no picture', { image: undefined }, [{ kind: 'picture', field: 'image' }]],
  ['names a game that is gone', { games: ['x'] }, [{ kind: 'games', field: 'games', value: 'x' }]],
  ['names no game', { games: [] }, []],
])('CMS-04 on the page of promotions one that %s', async (_what, fields, faults) => {
  const record = { kind: 'promotion', id: 'p' }
  const said = await check('/promotii', [promotion(fields as Partial<Promotion>)])
  expect(said).toEqual(faults.map((fault) => ({ record, ...fault })))
})

test('CMS-04 the page of a game tells a blocked frame and missing pictures', async () => {
  const path = '/joc/fara-imagini'
  expect((await check(path))?.map(({ kind, field }) => [kind, field])).toEqual([
    ['picture', 'images'],
    ['origin', 'launchUrl'],
  ])
  expect((await check(path, [], ['https://joc.example']))?.map(({ kind }) => kind)).toEqual(['picture'])
})

test('CMS-04 the page of a game tells a colour that the site leaves out', async () => {
  const inputOf = (record: object) => (record === first ? { ...first, color: 'violet' } : undefined)
  expect(await check(`/joc/${first?.gameCode}`, [], [], inputOf)).toEqual([
    { kind: 'wrong', field: 'color', value: 'violet', record: { kind: 'game', id: first?.gameCode } },
  ])
})

test('CMS-04 the page of a list tells games that are gone', async () => {
  expect((await check('/colectii/c'))?.map(({ kind }) => kind)).toEqual(['empty', 'games'])
  expect(await check('/categorii/top-10')).toEqual([])
  expect(await check('/toate-jocurile')).toEqual([])
})

test.each([
  ['its colour', '#9A5cff', []],
  ['a colour by name, which the site leaves out', 'violet', [{ kind: 'wrong', value: 'violet' }]],
  ['a colour with transparency', '#9a5cff80', [{ kind: 'wrong', value: '#9a5cff80' }]],
  ['an empty colour', '', [{ kind: 'missing' }]],
  ['none', undefined, []],
])('CMS-04 on the page of a provider with %s', async (_what, color, faults) => {
  const [, provider] = providers
  const inputOf = (record: object) => (record === provider ? { ...provider, color } : undefined)
  const record = { kind: 'provider', id: provider?.id }
  expect(await check(`/furnizori/${provider?.slug}`, [], [], inputOf)).toEqual(
    faults.map((fault) => ({ ...fault, field: 'color', record })),
  )
})
