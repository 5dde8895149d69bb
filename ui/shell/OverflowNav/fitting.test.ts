import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  { when: 'everything fits to the pixel', widths: [50, 50], more: 80, room: 100, expected: 2 },
  { when: 'the button takes the place of the last link', widths: [50, 50], more: 40, room: 99, expected: 1 },
  { when: 'only the button fits', widths: [50, 50], more: 80, room: 90, expected: 0 },
  { when: 'there is nothing to show', widths: [], more: 80, room: 10, expected: 0 },
  { when: 'a later entry is kept', widths: [50, 50, 60], more: 30, room: 140, keep: 2, expected: 1 },
  { when: 'an earlier entry is kept', widths: [50, 50, 60], more: 30, room: 140, keep: 0, expected: 2 },
])('MNU-04: $when', ({ expected, ...line }) => {
  expect(fitting(line)).toBe(expected)
})
