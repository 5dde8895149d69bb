import { expect, test } from 'vitest'
import { drawnIn, droppedOf, smoothnessOf } from './frames.ts'

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

test.each([
  ['all of a short motion', every(1000 / 60, 60), 5, 80, { drawn: 4, due: 4 }],
  ['one more than due counts as all', every(1000 / 60, 60), 15, 240, { drawn: 14, due: 14 }],
  ['every second one', every(1000 / 30, 30), 5, 200, { drawn: 6, due: 12 }],
  ['none, before and after the motion only', [0, 10, 500, 516], 20, 340, { drawn: 0, due: 20 }],
])('the frames of a motion: %s', (_what, frames, start, ms, expected) => {
  expect(drawnIn(frames, start, ms)).toEqual(expected)
})

test('short and long motions count by their frames', () => {
  const short = { drawn: 2, due: 4 }
  expect(droppedOf([short])).toBe(50)
  expect(droppedOf([short, { drawn: 14, due: 16 }])).toBeCloseTo(20)
  expect(droppedOf([])).toBe(0)
})
