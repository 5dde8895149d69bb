import { expect, test } from 'vitest'
import { smoothnessOf } from './frames.ts'

const every = (milliseconds: number, count: number) =>
  Array.from({ length: count }, (_, index) => index * milliseconds)

test('no frame is dropped at sixty a second', () => {
  const { dropped, worstGap } = smoothnessOf(every(1000 / 60, 61))
  expect(dropped).toBeCloseTo(0)
  expect(worstGap).toBeCloseTo(16.7, 1)
})

test('half are dropped at thirty a second, and the longest gap is reported', () => {
  expect(smoothnessOf(every(1000 / 30, 31)).dropped).toBeCloseTo(50)
  expect(smoothnessOf([0, 16, 136, 152]).worstGap).toBe(120)
})

test('without frames there is no result', () => {
  expect(smoothnessOf([])).toEqual({ dropped: 0, worstGap: 0 })
})
