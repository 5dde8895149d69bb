import { expect, test } from 'vitest'
import { blockingTime } from './notes.ts'

test('a long task blocks beyond its first 50 ms', () => {
  expect(blockingTime([[1100, 120]], 1000)).toBe(70)
})

test('only tasks between the first paint and ten seconds later count', () => {
  expect(
    blockingTime(
      [
        [100, 400],
        [900, 200],
        [10_990, 200],
        [11_100, 200],
      ],
      1000,
    ),
  ).toBe(50)
})
