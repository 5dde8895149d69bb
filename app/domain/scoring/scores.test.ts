// @vitest-environment node
import { expect, test } from 'vitest'
import { promotionScoreOf, tierScoreOf } from './scores.ts'

test.each([
  [-1, 1],
  [0, 1],
  [1, 2.5],
  [2, 5],
  [5, 12.5],
  [9, 22.5],
  [10, 25],
  [11, 25],
])('PER-07 commercial tier %d scores %d', (tier, score) => {
  expect(tierScoreOf(tier)).toBe(score)
})

test.each([
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 2],
  [5, 3],
  [7, 5],
  [8, 7.5],
  [9, 7.5],
  [10, 10],
  [99, 10],
])('PER-07 promotion level %d scores %d', (level, score) => {
  expect(promotionScoreOf(level)).toBe(score)
})
