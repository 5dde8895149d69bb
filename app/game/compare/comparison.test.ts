import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { storeOf } from '#app/platform/visit.ts'
import { createComparison } from './comparison.ts'

const KEY = 'arama.comparison'
const comparison = () => storeOf(new QueryClient(), createComparison)

afterEach(() => sessionStorage.clear())

test('the comparison outlives a reload in the same tab; none is known during hydration', () => {
  comparison().set(['a', 'b'])
  expect(comparison().getSnapshot()).toEqual(['a', 'b'])
  expect(comparison().getInitialSnapshot()).toEqual([])
})

test.each(['', '{', '7', '"a"', '{"a":1}', '[null,"",3]'])(
  'what else the storage has is no comparison: %s',
  (text) => {
    sessionStorage.setItem(KEY, text)
    expect(comparison().getSnapshot()).toEqual([])
  },
)

test('a stored list is read as a comparison: each game once, at most three', () => {
  sessionStorage.setItem(KEY, JSON.stringify(['a', 'a', 'b', 'c', 'd']))
  expect(comparison().getSnapshot()).toEqual(['a', 'b', 'c'])
})
