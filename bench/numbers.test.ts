import { expect, test } from 'vitest'
import { change, kB, median, ms, percentile, signed, times } from './numbers.ts'

test('the median of an even count lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(percentile(values, 0.95)).toBe(19)
  expect(percentile([3, 1, 2], 0.95)).toBe(3)
  expect(percentile([7], 0)).toBe(7)
})

test('figures carry their unit', () => {
  expect([kB(1_234_567), ms(1444.4), ms(0.273), ms(0)]).toEqual(['1 234.6 kB', '1 444 ms', '0.27 ms', '0 ms'])
})

test('comparisons', () => {
  expect(times(30, 20)).toBe('1.50x')
  expect(change(102, 100)).toBe(2)
  expect(change(0, 0)).toBe(0)
  expect([signed(12, ms), signed(-12, ms)]).toEqual(['+12 ms', '-12 ms'])
})
