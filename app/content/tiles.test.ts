// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { Tile } from '#app/api/contract/slices.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueQuery } from './catalogue.ts'
import { sliceKey } from './slices.ts'
import { knownTile } from './tiles.ts'
import { winnersQuery } from './winners.ts'

const tile = (name: string): Tile => ({ code: 'diamant-40', name, provider: 'Copperleaf Studio' })
const lists = { games, providers, collections, collectionGroups: [collectionGroup], categories, jackpots: [] }
const file = catalogueFileOf(catalogueOf(lists))

let client: QueryClient
const named = (code = 'diamant-40') => knownTile(client, code, 'Published')?.name

beforeEach(() => {
  client = new QueryClient()
})

const slices = {
  drawn: () => {
    const games = {
      type: 'Games',
      title: 'Rând',
      total: 1,
      tileLayout: 'Default',
      tiles: [tile('De pe pagină')],
    }
    client.setQueryData(sliceKey('aaaaaaaaaaaa'), games as never)
  },
  won: () => {
    const winner = { id: '1', player: 'A***', win: 1, at: 0, jackpot: false, tile: tile('Din câștiguri') }
    client.setQueryData(winnersQuery('recent').queryKey, [winner])
  },
  catalogue: () => client.setQueryData(catalogueQuery('Published').queryKey, file),
}

test.each([
  ['a part of a page', ['catalogue', 'won', 'drawn'], 'De pe pagină'],
  ['the winners', ['catalogue', 'won'], 'Din câștiguri'],
  ['the catalogue, if it is in the browser', ['catalogue'], 'Diamant 40'],
  ['nowhere', [], undefined],
] as const)('DET-01 a game’s name is known from %s', (_where, loaded, name) => {
  for (const one of loaded) slices[one]()
  expect(named()).toBe(name)
})

test('DET-01 the catalogue of drafts names no published game, and no game that it lacks', () => {
  client.setQueryData(catalogueQuery('Draft').queryKey, file)
  expect(named()).toBeUndefined()
  slices.catalogue()
  expect(named('nu-exista')).toBeUndefined()
})
