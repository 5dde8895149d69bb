import { expect, test } from 'vitest'
import { bandOf, isBand, stakeBands } from './stakeBands.ts'

test.each([
  [0.5, 'pana-la-5'],
  [5, 'pana-la-5'],
  [5.01, '5-25'],
  [25, '5-25'],
  [100, '25-100'],
  [100.5, 'peste-100'],
  [undefined, undefined],
])('LIV-12 a table with the lowest bet %s is in the band %s', (lowest, band) => {
  expect(bandOf(lowest)).toBe(band)
})

test('LIV-12 a band is named by its address, and nothing else is one', () => {
  expect(stakeBands.every(isBand)).toBe(true)
  expect(isBand('5')).toBe(false)
})
