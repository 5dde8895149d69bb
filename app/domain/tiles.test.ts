// @vitest-environment node
import { expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from './catalogue.ts'
import { catalogueFileOf } from './catalogueFile.ts'
import { tileOf } from './slices/tile.ts'
import { placesOfList, tileAt } from './tiles.ts'

const catalogue = catalogueOf({
  games,
  providers,
  collections,
  collectionGroups: [collectionGroup],
  categories,
  jackpots: [],
})
const file = catalogueFileOf(catalogue)

test('CAT-01 CAT-08 a tile from the catalogue equals the one that the server makes', () => {
  for (const [place, game] of games.entries()) expect(tileAt(file, place)).toEqual(tileOf(catalogue, game))
})

const codes = (places: readonly number[]) => places.map((place) => file.games.code[place])
const [category] = categories
const [collection] = collections
const [provider] = providers

test.each([
  ['category', category?.id, category?.games],
  ['collection', collection?.id, collection?.games],
  [
    'provider',
    provider?.id,
    games.filter((game) => game.provider === provider?.id).map(({ gameCode }) => gameCode),
  ],
] as const)('CAT-05 the games of a %s come in its own order', (kind, id, expected) => {
  const known = expected?.filter((code) => catalogue.games.has(code))
  expect(codes(placesOfList(file, { kind, lobby: 'Casino', id }))).toEqual(known)
})

test('the games of a jackpot come from its own list, without removed games', () => {
  const of = { kind: 'jackpot', lobby: 'Casino', id: 'j' } as const
  expect(codes(placesOfList(file, of, ['lupul-argintiu', 'taken-down', 'diamant-40']))).toEqual([
    'lupul-argintiu',
    'diamant-40',
  ])
})
