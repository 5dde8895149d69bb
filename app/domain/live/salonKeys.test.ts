import { expect, test } from 'vitest'
import { tableAfter } from './salonKeys.ts'

/** Two rows of three, then a group of two. */
const corners = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 80.4],
  [100, 80],
  [200, 80],
  [0, 300],
  [100, 300],
].map(([left = 0, top = 0]) => ({ left, top }))

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
])('LIV-12 %s at table %s leads to table %s', (key, at, next) => {
  expect(tableAfter(key, at, corners)).toBe(next)
})
