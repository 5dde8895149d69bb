// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

// Values from WCAG 2.2, and its well-known borderline greys.
test.each([
  ['black on white', '#000000', '#ffffff', 21],
  ['white on white', '#ffffff', '#ffffff', 1],
  ['the lightest grey that passes 4.5 on white', '#767676', '#ffffff', 4.54],
  ['the grey just below it', '#777777', '#ffffff', 4.48],
  ['the lightest grey that passes 3 on white', '#949494', '#ffffff', 3.03],
  ['red on white', '#ff0000', '#ffffff', 4],
  ['blue on white', '#0000ff', '#ffffff', 8.59],
  ['green on black', '#00ff00', '#000000', 15.3],
  ['three digits', '#f00', '#fff', 4],
  ['four digits', '#f00f', '#ffff', 4],
  ['eight digits', '#ff0000ff', '#ffffffff', 4],
  ['capital letters', '#FF0000', '#FFFFFF', 4],
])('%s', (_what, first, second, expected) => {
  expect(contrastOf(first, second)).toBeCloseTo(expected, 2)
})

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the order of the two colours makes no difference, and the result lies between 1 and 21', () => {
  fc.assert(
    fc.property(color, color, (first, second) => {
      const ratio = contrastOf(first, second)
      expect(ratio).toBe(contrastOf(second, first))
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
    }),
  )
})
