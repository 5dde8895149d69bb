import { expect, test } from 'vitest'
import { tokens } from '#tokens/dist/tokens.ts'
import { openBox } from './openBox.ts'

const foot = tokens.size['open-tile-foot']
const row = { left: 20, width: 1400 }

test('the picture above the facts is 16:9', () => {
  const { width } = openBox({ left: 200, width: 300 }, 360 + foot, row)
  expect(width).toBe(640)
})

test.each([
  ['at the start of the row it grows to the right', 20, { before: 0, after: 240 }],
  ['with enough space it grows to the right', 500, { before: 0, after: 240 }],
  ['at the end it grows to the left', 1020, { before: 240, after: 0 }],
  ['near the end in both directions', 900, { before: 120, after: 120 }],
  ['a tile that is half out of view comes into it', -180, { before: -200, after: 440 }],
])('%s', (_, left, sides) => {
  expect(openBox({ left, width: 400 }, 360 + foot, row)).toEqual({ width: 640, ...sides })
})

test('it is never narrower than its tile or than its words need, nor wider than the row', () => {
  expect(openBox({ left: 20, width: 700 }, 360 + foot, row).width).toBe(700)
  expect(openBox({ left: 20, width: 90 }, 90 + foot, row).width).toBe(tokens.size['open-tile'])
  expect(openBox({ left: 20, width: 90 }, 90 + foot, { left: 20, width: 250 })).toEqual({
    width: 250,
    before: 0,
    after: 160,
  })
})
