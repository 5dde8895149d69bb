import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepInEntry } from '#app/history/historyEntries.ts'
import { forgetPlace, grown, keepPlace, placeFor, placeOf } from './searchPlace.ts'

const beginning = { term: '', results: 40, recommended: 5, top: 0 }

test('UXP-01 an entry of the history keeps its search, others begin anew', () => {
  const place = { term: 'carp', results: 80, recommended: 5, top: 120 }
  keepPlace('a', place)
  expect(placeOf('a')).toEqual(place)
  expect(placeOf('b')).toEqual(beginning)
})

test('SEA-06 a search that was closed begins anew', () => {
  keepPlace('a', { term: 'carp', results: 80, recommended: 5, top: 120 })
  forgetPlace('a')
  expect(placeOf('a')).toEqual(beginning)
})

test('SEA-04 lists grow by 40, and another term begins with the first 40', () => {
  const place = grown(grown(placeFor(beginning, 'carp'), 'results'), 'recommended')
  expect(place).toEqual({ term: 'carp', results: 80, recommended: 45, top: 0 })
  expect(placeFor({ ...place, top: 300 }, 'carpa')).toEqual({ ...place, term: 'carpa', results: 40 })
})

test('whatever the storage holds, a search can begin', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      keepInEntry('hostile', 'search', kept)
      expect(placeOf('hostile')).toEqual(beginning)
    }),
  )
})
