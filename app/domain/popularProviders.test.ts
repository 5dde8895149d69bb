import { expect, test } from 'vitest'
import { popularProviders } from './popularProviders.ts'

test('SEA-05 CAT-10 popular providers are those with most games, equal ones in the casino’s own order', () => {
  const counts = [2, 0, 9, 2, 1, 1, 1, 1, 1, 1]
  const popular = popularProviders([...counts.keys()], (place) => counts[place] ?? 0)
  expect(popular).toEqual([2, 0, 3, 4, 5, 6, 7, 8])
})
