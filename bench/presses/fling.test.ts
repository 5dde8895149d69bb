import { expect, test } from 'vitest'
import { flingOf } from './fling.ts'

const looks = (...all: [at: number, blank?: boolean][]) => all.map(([at, blank = false]) => ({ at, blank }))

test('what a frame shows counts until the next one comes', () => {
  const { blank, worstGap } = flingOf(looks([0], [10, true], [40], [100]), 0, 100)
  expect(blank).toBeCloseTo(30)
  expect(worstGap).toBe(60)
})

test('the gap that the fling began in counts, what was before it and came after it does not', () => {
  const { blank, worstGap } = flingOf(looks([0, true], [500], [700], [710], [2000, true]), 600, 720)
  expect(blank).toBe(0)
  expect(worstGap).toBe(200)
})

test('without any frame all was dropped', () => {
  expect(flingOf([], 0, 100)).toEqual({ dropped: 100, worstGap: 100, blank: 100 })
})
