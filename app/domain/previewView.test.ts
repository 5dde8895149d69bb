import { expect, test } from 'vitest'
import { timeOf } from './previewTime.ts'
import { type View, viewIn, viewQuery, withView } from './previewView.ts'

test.each<[string, View]>([
  ['', {}],
  ['?pentru=jucator', { audience: 'player' }],
  ['?pentru=autoexclus&la=2026-12-01T10%3A00', { audience: 'excluded', at: '2026-12-01T10:00' }],
  ['?pentru=aplicatie', { audience: 'native' }],
  ['?pentru=cadru', { audience: 'embedded' }],
])('the view in %s comes back from its own query', (search, view) => {
  expect(viewIn(search)).toEqual(view)
  expect(viewIn(`?${new URLSearchParams(viewQuery(view))}`)).toEqual(view)
})

test.each([
  '?pentru=nimeni',
  '?pentru=constructor',
  '?pentru=',
  '?la=',
  '?la=ieri',
  '?la=2026-02-31T10:00',
  '?la=2026-12-01',
  '?la=2026-12-01T25:00',
])('an invalid value is left out: %s', (search) => {
  expect(viewIn(search)).toEqual({})
})

test('another view keeps the rest of the query', () => {
  expect(withView('?ordine=name&pentru=cadru', { audience: 'player' })).toBe('?ordine=name&pentru=jucator')
  expect(withView('?pentru=cadru&la=2026-12-01T10:00', {})).toBe('')
})

test.each([
  ['2026-12-01T10:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T10:00', '2026-07-01T07:00:00.000Z'],
])('a moment is one in Romania: %s', (at, utc) => {
  expect(new Date(timeOf(at)).toISOString()).toBe(utc)
})
