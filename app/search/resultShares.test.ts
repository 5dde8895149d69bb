// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchResults } from '#app/domain/search/search.ts'
import { sharesOf, totalOf } from './resultShares.ts'

const of = (total: number) => ({ places: [], total })
const results = (games: number, providers = 0, categories = 0, collections = 0): SearchResults => ({
  games: of(games),
  providers: of(providers),
  categories: of(categories),
  collections: of(collections),
})

test.each<[string, SearchResults, number, number[]]>([
  ['games alone take every row', results(97), 40, [40, 0, 0, 0]],
  ['what there are few of is shown whole', results(97, 2, 1, 3), 40, [34, 2, 1, 3]],
  ['all fit', results(5, 1, 0, 2), 40, [5, 1, 0, 2]],
  ['games keep half of the rows', results(97, 15, 15, 15), 40, [20, 15, 5, 0]],
  ['few games leave their rows to the others', results(3, 30, 10, 9), 40, [3, 30, 7, 0]],
  ['a longer list shows more of each', results(97, 15, 15, 15), 80, [40, 15, 15, 10]],
  ['nothing was found', results(0), 40, [0, 0, 0, 0]],
])('SEA-04 %s', (_case, found, limit, [games, providers, categories, collections]) => {
  expect(sharesOf(found, limit)).toEqual({ games, providers, categories, collections })
})

const count = fc.nat(120)

test('SEA-04 all rows up to the limit are used, no kind has more than its results, games have half of them', () => {
  fc.assert(
    fc.property(count, count, count, count, fc.constantFrom(40, 80, 120), (a, b, c, d, limit) => {
      const found = results(a, b, c, d)
      const shares = sharesOf(found, limit)
      const shown = Object.values(shares).reduce((sum, each) => sum + each)
      expect(totalOf(found)).toBe(a + b + c + d)
      expect(shown).toBe(Math.min(limit, a + b + c + d))
      expect(shares.games).toBeGreaterThanOrEqual(Math.min(a, limit / 2))
      for (const kind of ['games', 'providers', 'categories', 'collections'] as const)
        expect(shares[kind]).toBeLessThanOrEqual(found[kind].total)
    }),
  )
})
