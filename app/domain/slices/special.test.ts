// @vitest-environment node
import { expect, test } from 'vitest'
import type { SpecialCategory } from '#app/api/contract/casino.ts'
import { slot } from '#sandbox/fixtures/sketches.ts'
import { catalogueOf } from '../catalogue.ts'
import { specialLists } from './special.ts'

const codes = Array.from({ length: 40 }, (_, index) => `joc-${index}`)
const provider = { id: 'p', slug: 'p', name: 'Cuprum', games: [] }
const catalogue = catalogueOf({
  games: [
    ...codes.map((gameCode) => slot({ gameCode, name: gameCode, provider: 'p' })),
    slot({ gameCode: 'strain', name: 'Străin', provider: 'gone' }),
    slot({ gameCode: 'nepublicat', name: 'Nepublicat', provider: 'p', requirePassword: true }),
  ],
  providers: [provider],
  categories: [],
  collections: [],
  collectionGroups: [],
  jackpots: [],
})

const list = (fields: Partial<SpecialCategory>): SpecialCategory => ({
  type: 'PopularPggService',
  lobby: 'Casino',
  games: codes.slice(0, 2),
  ...fields,
})
const shown = (...served: SpecialCategory[]) =>
  specialLists(catalogue, served, 'Casino').map(({ source, tiles }) => [
    source,
    tiles.map(({ code }) => code),
  ])

test('PER-05 the general lists of the service, each with its games in its order', () => {
  expect(
    shown(
      list({ type: 'RecommendedPggService', games: ['joc-7', 'joc-3'] }),
      list({ type: 'PopularPggService', games: ['joc-1'] }),
    ),
  ).toEqual([
    ['PopularPggService', ['joc-1']],
    ['RecommendedPggService', ['joc-7', 'joc-3']],
  ])
})

test('CAT-07 only games that are known, can be started and are published, each once', () => {
  expect(shown(list({ games: ['gone', 'joc-1', 'strain', 'nepublicat', 'joc-1', 'joc-0'] }))).toEqual([
    ['PopularPggService', ['joc-1', 'joc-0']],
  ])
})

test('CAT-04 PER-11 at most thirty games of a list, all of which can be shown', () => {
  const [[, games] = []] = shown(list({ games: ['gone', 'strain', ...codes] }))
  expect(games).toEqual(codes.slice(0, 30))
})

test.each<[string, SpecialCategory]>([
  ['has no game that we know', list({ games: ['gone', 'strain'] })],
  ['is of the other lobby', list({ lobby: 'Live' })],
  ['is made for one player', list({ type: 'BecauseYouPlayedPggService' })],
])('CAT-07 a list that %s is none', (_what, served) => {
  expect(shown(served)).toEqual([])
})

test('CAT-03 a tile has the RTP of its game, for the layout that shows it', () => {
  expect(specialLists(catalogue, [list({})], 'Casino')[0]?.tiles[0]).toEqual({
    code: 'joc-0',
    name: 'joc-0',
    provider: 'Cuprum',
    version: '3',
    demo: true,
    rtp: 96.21,
  })
})
