import { expect, test } from 'vitest'
import { isFiltered, noSalonFilter, salonFilterIn, withSalonFilter, withToggled } from './salonFilter.ts'

test.each([
  ['', noSalonFilter],
  ['?limba=ro,en&miza=5-25&locuri=libere', { languages: ['ro', 'en'], bands: ['5-25'], free: true }],
  [
    '?limba=ro,ro,pt-br,RO,<b>&miza=5-25,5,toate&locuri=toate',
    { languages: ['ro', 'pt-br'], bands: ['5-25'], free: false },
  ],
])('LIV-12 the address %s is understood, and what it does not know is ignored', (search, filter) => {
  expect(salonFilterIn(search)).toEqual(filter)
})

test('LIV-12 a filter is written into the address, and other parameters stay', () => {
  const filter = { languages: ['ro', 'tr'], bands: ['peste-100'], free: true } as const
  const query = withSalonFilter(new URLSearchParams('ordine=name'), filter)
  expect(query.get('ordine')).toBe('name')
  expect(salonFilterIn(`?${query}`)).toEqual(filter)
  expect(`${withSalonFilter(query, noSalonFilter)}`).toBe('ordine=name')
})

test('LIV-12 a choice is added and taken back', () => {
  expect(withToggled(['ro'], 'en')).toEqual(['ro', 'en'])
  expect(withToggled(['ro', 'en'], 'ro')).toEqual(['en'])
  expect(isFiltered(noSalonFilter)).toBe(false)
  expect(isFiltered({ ...noSalonFilter, bands: ['5-25'] })).toBe(true)
})
