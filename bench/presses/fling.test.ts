import { expect, test } from 'vitest'
import { flingOf } from './fling.ts'

const looks = (...all: [at: number, blank?: boolean][]) => all.map(([at, blank = false]) => ({ at, blank }))

test('a frame counts until the next one', () => {
  const { blank, worstGap } = flingOf(looks([0], [10, true], [40], [100]), 0, 100)
  expect(blank).toBeCloseTo(30)
  expect(worstGap).toBe(60)
})

test('the gap at the start of the fling counts, earlier and later ones do not', () => {
  const { blank, worstGap } = flingOf(looks([0, true], [500], [700], [710], [2000, true]), 600, 720)
  expect(blank).toBe(0)
  expect(worstGap).toBe(200)
})

test('without frames all were dropped', () => {
  expect(flingOf([], 0, 100)).toEqual({ dropped: 100, worstGap: 100, blank: 100 })
})
