// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import type { GamingBonus } from '#app/api/contract/player/bonuses.ts'
import { freeSpinGames, goldenChipGames, isCurrent } from './bonusGames.ts'
import { invitingRow, isOwn } from './invitingRow.ts'
import { mostPlayed, recentlyPlayed, recentWins } from './played.ts'
import { canRefresh, pickSeed } from './seeds.ts'

const played = (gameType: string, gameRoundCount: number) => ({ gameType, gameRoundCount })

test('PER-02 below 50 rounds a game is recently played, from 50 on it is most played, most rounds first', () => {
  const games = [played('a', 49), played('b', 50), played('c', 10), played('d', 700)]
  expect(recentlyPlayed(games)).toEqual(['a', 'c'])
  expect(mostPlayed(games)).toEqual(['d', 'b'])
})

test('PER-02 every game stands in exactly one of the two lists', () => {
  const games = fc.uniqueArray(fc.record({ gameType: fc.string(), gameRoundCount: fc.nat(1000) }), {
    selector: ({ gameType }) => gameType,
  })
  fc.assert(
    fc.property(games, (all) => {
      const both = [...recentlyPlayed(all), ...mostPlayed(all)]
      expect(both.toSorted()).toEqual(all.map(({ gameType }) => gameType).toSorted())
    }),
  )
})

test('PER-03 the highest win of each game, highest first, none without a win, at most 30', () => {
  const rounds = [
    { gameType: 'a', win: 5 },
    { gameType: 'b', win: 0 },
    { gameType: 'a', win: 40.5 },
    { gameType: 'c', win: 12 },
  ]
  expect(recentWins(rounds)).toEqual([
    { gameType: 'a', win: 40.5 },
    { gameType: 'c', win: 12 },
  ])
  const many = Array.from({ length: 50 }, (_, place) => ({ gameType: `joc-${place}`, win: place }))
  expect(recentWins(many)).toHaveLength(30)
  expect(recentWins(many)[0]).toEqual({ gameType: 'joc-49', win: 49 })
})

test('PER-06 a seed is an unused candidate, while there is one', () => {
  const some = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 })
  const chance = fc.double({ min: 0, max: 0.999999, noNaN: true })
  fc.assert(
    fc.property(some, fc.array(chance, { minLength: 10, maxLength: 10 }), (candidates, chances) => {
      const used: string[] = []
      for (const own of chances.slice(0, candidates.length)) {
        const seed = pickSeed(candidates, used, own)
        expect(candidates).toContain(seed)
        expect(used).not.toContain(seed)
        used.push(seed ?? '')
      }
      expect(canRefresh(candidates, used)).toBe(false)
    }),
  )
})

test('PER-06 every unused candidate is equally likely', () => {
  const codes = ['a', 'b', 'c', 'd']
  const drawn = Array.from({ length: 300 }, (_, n) => pickSeed(codes, ['b'], n / 300))
  expect(codes.map((own) => drawn.filter((seed) => seed === own).length)).toEqual([100, 0, 100, 100])
})

test('PER-06 the only candidate may be a seed again; without candidates there is none', () => {
  expect(pickSeed(['a'], ['a'], 0.5)).toBe('a')
  expect(canRefresh(['a'], ['a'])).toBe(false)
  expect(pickSeed([], [], 0)).toBeUndefined()
})

test.each([
  ['accepted', 'freespins', true],
  ['ACTIVE', 'goldenchips', true],
  ['Active', 'cash', false],
  ['Accepted', 'CASH', false],
  ['pending', 'freespins', false],
  ['', 'freespins', false],
])('BON-01 a bonus that is %s with play type %s is current: %s', (status, playType, current) => {
  expect(isCurrent({ status, playType })).toBe(current)
})

const gaming = (fields: Partial<GamingBonus>): GamingBonus => ({
  bonusType: 'freespins',
  bonusStatus: 'Active',
  selectedGames: [],
  ...fields,
})

test('BON-02 active bonuses with spins left are free spins, other active ones golden chips', () => {
  const bonuses = [
    gaming({ selectedGames: ['a', 'b'], freeSpinsCountRemaining: 5 }),
    gaming({ selectedGames: ['b', 'c'], freeSpinsCountRemaining: 0 }),
    gaming({ bonusType: 'goldenchips', selectedGames: ['d'], goldenChips: { goldenChipsCountRemaining: 3 } }),
    gaming({ bonusStatus: 'Pending', selectedGames: ['e'], freeSpinsCountRemaining: 9 }),
  ]
  expect(freeSpinGames(bonuses)).toEqual(['a', 'b'])
  expect(goldenChipGames(bonuses)).toEqual(['b', 'c', 'd'])
})

const rowOf = (source: PlayerRow['source']): PlayerRow => ({
  id: source,
  before: 0,
  source,
  lobby: 'Casino',
  title: source,
  href: '/',
  tileLayout: 'Default',
})

test('PER-01 the row that invites while it is empty is the first that the player fills', () => {
  const rows = (['FreeSpins', 'MostPlayed', 'RecentlyPlayed', 'Favourites'] as const).map(rowOf)
  expect(invitingRow(rows)?.id).toBe('RecentlyPlayed')
  expect(invitingRow([rowOf('FreeSpins'), rowOf('BloomreachPersonalized')])).toBeUndefined()
})

test('PER-01 a list of a service may have games for a player who has not played', () => {
  expect([rowOf('Favourites'), rowOf('BloomreachPersonalized')].map(isOwn)).toEqual([true, false])
})
