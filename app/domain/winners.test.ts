// @vitest-environment node
import { expect, test } from 'vitest'
import { collectionGroup, collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { catalogueOf } from './catalogue.ts'
import { joinWinners } from './winners.ts'

const catalogue = catalogueOf({
  games,
  providers,
  collections,
  collectionGroups: [collectionGroup],
  categories: [],
  jackpots,
})
const win = (gameCode: string, kind: 'win' | 'jackpot' = 'win') => ({
  gameCode,
  player: 'An***i',
  win: 120,
  at: 1_000,
  kind,
})

test('WIN-01 a win is kept only when its game is known, and joined with it', () => {
  const winners = joinWinners([win('taken-down'), win('diamant-40', 'jackpot')], catalogue)
  expect(winners).toMatchObject([
    { player: 'An***i', win: 120, jackpot: true, tile: { code: 'diamant-40', name: 'Diamant 40' } },
  ])
})

test('WIN-01 two wins at the same moment have different ids', () => {
  const ids = joinWinners([win('diamant-40'), win('diamant-40')], catalogue).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
