import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { storeInHistoryEntry } from '#app/navigation/historyEntries.ts'
import { forgetSearch, searchOf, storeSearch, withMore, withTerm } from './searchState.ts'

const visit = createQueryClient()
const beginning = { term: '', results: 40, recommended: 5, top: 0 }

test('UXP-01 a history entry keeps its search, others start a new one', () => {
  const state = { term: 'carp', results: 80, recommended: 5, top: 120 }
  storeSearch(visit, 'a', state)
  expect(searchOf(visit, 'a')).toEqual(state)
  expect(searchOf(visit, 'b')).toEqual(beginning)
})

test('SEA-06 a closed search starts anew', () => {
  storeSearch(visit, 'a', { term: 'carp', results: 80, recommended: 5, top: 120 })
  forgetSearch(visit, 'a')
  expect(searchOf(visit, 'a')).toEqual(beginning)
})

test('SEA-04 lists grow by 40, and another term starts with the first 40', () => {
  const state = withMore(withMore(withTerm(beginning, 'carp'), 'results'), 'recommended')
  expect(state).toEqual({ term: 'carp', results: 80, recommended: 45, top: 0 })
  expect(withTerm({ ...state, top: 300 }, 'carpa')).toEqual({ ...state, term: 'carpa', results: 40 })
})

test('a search can start with any stored content', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      storeInHistoryEntry(visit, 'hostile', 'search', kept)
      expect(searchOf(visit, 'hostile')).toEqual(beginning)
    }),
  )
})
